bot = Bot { $number }
animals = Fox Puma Condor Deer Penguin Dolphin Hummingbird Armadillo Otter Wolf
colours = Blue Green Grey Cyan Amber Lilac Brown Violet
