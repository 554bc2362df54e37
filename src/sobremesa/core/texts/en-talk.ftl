# What people may say at any table.
talk-hello = Hello, everyone!
talk-luck = Good luck!
talk-bravo = Well played!
talk-thanks = Thank you!
talk-sorry = Sorry…
talk-wow = Wow!
talk-ouch = Ouch!
talk-laugh = That's funny!
talk-yes = Yes!
talk-no = No way.
talk-wait = Give me a moment.
talk-game = Good game!
error-talk-alone = You play alone: there is nobody to talk to.
error-talk-off = Nobody talks at this table. The host can switch it on.
error-no-phrase = There is no phrase “{ $given }”. There are: { $accepted }.
error-talk-rate = You said a lot at once. Wait a moment; nothing was said.
error-names-too-early = Names can be cleared once the game is over.
