/** English searches judged by hand, as `german.ts` has German ones. */
export const englishByHand = `
[what a thing is called]
scissors = scissors
ruler = ruler
pencil = pencil & !case
sharpener = sharpener
eraser = eraser & !pencils
calculator = calculator
globe = globe
desk = desk|table & #8101,8102,10153
chair = chair
shelf = shel(f|ves)
carpet = carpet|rug
lamp = lamp|light > #8202
notebook = notebook
folder = folder > #1152
glue = glue
brush = brush & #3055,10101
easel = easel
chalk = chalk(?! marker)
magnet = magnet
microscope = microscope
magnifier = magnifier > #5052
scales = scale|balance > #5102
stopwatch = stopwatch
recorder = recorder
guitar = guitar
drum = drum > #7103
puzzle = puzzle
doll = doll
whiteboard = whiteboards?(?! marker) > whiteboard
headphones = headphones
backpack = backpack
lunch box = lunch box
water bottle = bottle
beads = bead
dice = dice
stamp = stamp
paint = paint
marker = marker
tricycle = tricycle
hoop = hoop

[plural and singular]
rulers = ruler
globes = globe
puzzles = puzzle
brushes = brush & #3055,10101
shelves = shel(f|ves)
calculators = calculator
notebooks = notebook
drums = drum > #7103
chairs = chair

[what others call it]
rubber = eraser & !pencils
biro = ballpoint
colored pencils = coloured pencils
colouring pencils = coloured pencils
felt tips = felt pen
crayons = crayon
schoolbag = school bag
satchel = school bag
rucksack = backpack
binder = binder|lever arch
jump rope = skipping rope|speed rope > #6101
skipping rope = skipping rope|speed rope > #6101
play dough = dough|modelling clay
printer paper = copier paper
usb drive = usb stick
protractor = protractor
band aid = plasters

[brand and kind]
klexi scissors = scissors & @Klexi
labora microscope = microscope & @Labora
kartograf globe = globe & @Kartograf
officia = @Officia
staedtler pencils = pencil & !case

[attribute and kind]
ruler 30 cm = ruler 30
blue bottle = bottle & FARBE/blau
left handed ruler = left-handed
a4 exercise book = exercise book a4
illuminated globe = illuminated globe
wooden puzzle = wooden puzzle
stainless steel bottle = stainless steel bottle
black marker = marker & FARBE/schwarz
world map = world map
thick felt pens = thick felt

[typing errors]
scisors = scissors
penicl = pencil & !case
calcultor = calculator
microscop = microscope
erasor = eraser & !pencils
notbook = notebook
gitar = guitar
whitebord = whiteboards?(?! marker) > whiteboard
headfones = headphones
backpak = backpack

[questions and sentences]
gift for a teacher = thank-you|thank you > #9251
glue without solvent = solvent-free
games for 6 children = 2 to 6 children|game
where can i find copier paper = copier paper

[nonsense]
xyzzyplugh = NOTHING
qwertzuiop = NOTHING
washing machine = NOTHING
staedtler = NOTHING
`;
