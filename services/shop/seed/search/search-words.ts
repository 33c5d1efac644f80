import type { TransactionSql } from "../../src/platform/database.ts";
import { insertRows } from "../insert-rows.ts";
import type { SeedSection } from "../section.ts";

/** What German shoppers call things, a line each: `typed: what the assortment calls it`. */
const german = `
spitzer: Spitzmaschine
anspitzer: Spitzer, Spitzmaschine
geodreieck: Geometriedreieck
kuli: Kugelschreiber
kulis: Kugelschreiber
radierer: Radiergummi
ratzefummel: Radiergummi
radiergummi: Knetradiergummi
filzstift: Fasermaler
filzer: Fasermaler
filzmaler: Fasermaler
faserstift: Fasermaler
malstift: Buntstift, Fasermaler, Wachsmalstift
farbstift: Buntstift
holzfarben: Buntstift
malkasten: Deckfarbkasten, Aquarellkasten
farbkasten: Deckfarbkasten, Aquarellkasten
tuschkasten: Deckfarbkasten, Aquarellkasten
wasserfarbkasten: Deckfarbkasten, Aquarellkasten
wasserfarbe: Deckfarbkasten, Aquarellkasten
deckfarbe: Deckfarbkasten
wachsmalkreide: Wachsmalstift, Wachsmaler
wachskreide: Wachsmalstift, Wachsmaler
ölkreide: Ölpastellkreide
füllfederhalter: Füller
füllhalter: Füller
füllfeder: Füller
schulranzen: Schulrucksack
ranzen: Schulranzen
tornister: Schulranzen
schultasche: Schulranzen, Schulrucksack
schulrucksack: Schulranzen
schultornister: Schulranzen
sportbeutel: Turnbeutel
sportsack: Turnbeutel
mäppchen: Federmäppchen, Schlampermäppchen
etui: Federmäppchen, Schlampermäppchen
stiftemappe: Federmäppchen
federmappe: Federmäppchen
federtasche: Federmäppchen, Schlampermäppchen
stiftetasche: Federmäppchen, Schlampermäppchen
schlamper: Schlampermäppchen
druckerpapier: Kopierpapier
druckpapier: Kopierpapier
kopierblatt: Kopierpapier
leuchtstift: Textmarker
leuchtmarker: Textmarker
markierstift: Textmarker
marker: Textmarker
permanentstift: Permanentmarker
folienstift: Permanentmarker
edding: Permanentmarker
tafelstift: Whiteboard Marker
boardmarker: Whiteboard Marker
pritt: Klebestift
uhustick: Klebestift
prittstift: Klebestift
uhu: Klebestift, Bastelkleber
leimstift: Klebestift
alleskleber: Bastelkleber
klebstoff: Bastelkleber, Klebestift
kleber: Bastelkleber, Klebestift
flöte: Blockflöte
bauklotz: Baustein, Bauplättchen
bauklötzchen: Baustein, Bauplättchen
klotz: Baustein, Bauplättchen
klötzchen: Baustein
lego: Baustein, Bauplatten
duplo: Baustein
zug: Eisenbahn, Lokomotive
lok: Lokomotive
schiene: Eisenbahn
knetmasse: Knete
knetgummi: Knete, Knetradiergummi
plastilin: Knete
fimo: Knete
hüpfseil: Springseil, Speed Rope
sprungseil: Springseil, Speed Rope
springseil: Speed Rope, Schwungseil
gummitwist: Springgummi
hulahoop: Gymnastikreifen
hula: Gymnastikreifen
trinkbecher: Trinkflasche
wasserflasche: Trinkflasche
thermosflasche: Isolierflasche
brotbox: Brotdose
lunchbox: Brotdose
vesperdose: Brotdose
vesperbox: Brotdose
butterbrotdose: Brotdose
pausenbox: Brotdose
frühstücksdose: Brotdose
jausenbox: Brotdose
znünibox: Brotdose
kuvert: Briefumschlag, Umschlag
couvert: Briefumschlag, Umschlag
umschlag: Briefumschlag, Versandtasche
speicherstick: USB-Stick
memorystick: USB-Stick
datenstick: USB-Stick
festplatte: SSD
ohrenschützer: Gehörschutz
ohrenschutz: Gehörschutz
lärmschutz: Gehörschutz
kopfhörer: Headset
hörer: Kopfhörer
verbandskasten: Verbandkasten
erstehilfekasten: Verbandkasten
erstehilfekoffer: Verbandkasten
heftpflaster: Kinderpflaster
schürze: Malkittel
malschürze: Kinderschürze, Malkittel
malerkittel: Malkittel
kasperletheater: Kaspertheater
kasperle: Kaspertheater
puppentheater: Kaspertheater
abakus: Rechenrahmen
zählrahmen: Rechenrahmen
weltkugel: Globus
erdkugel: Globus
erdglobus: Globus
atlas: Weltkarte, Landkarte
landkarte: Weltkarte, Deutschlandkarte, Europakarte
lampe: Leuchte, Nachtlicht
licht: Leuchte
timer: Zeitdauer Uhr, Zeitmesser
zeituhr: Zeitmesser
sanduhr: Zeitmesser
hefter: Schnellhefter
sichthefter: Schnellhefter
aktenordner: Ordner
leitz: Ordner
ordner: Ringbuch
ablage: Stehsammler, Schubladenbox
lehrer: Lehrkraft
lehrerin: Lehrkraft
geschenk: Geschenkset
ferngläser: Entdecker-Set
fernglas: Entdecker-Set
vergrößerungsglas: Lupe
käferglas: Becherlupe
pult: Stehpult, Lehrertisch
schreibtisch: Einzeltisch, Schülertisch
bürostuhl: Drehstuhl
sessel: Stuhl
hocker: Sitzhocker
stehtafel: Kundenstopper
schreibtafel: Schiefertafel
magnetwand: Magnettafel
korkwand: Korktafel
pinnwand: Korktafel
reißzwecke: Pinnadeln
reißnagel: Pinnadeln
stecknadel: Pinnadeln
laminator: Laminiergerät
ipad: Schul-Tablet
stylus: Eingabestift
mathe: Mathematik
seifenspender: Schaumseife
waschtuch: Waschlappen
badetuch: Kuschelbadetuch
kuscheldecke: Schlafdecke
regenhose: Matschhose
gießer: Gießkanne
samen: Saatgut
scooter: Tretroller
auto: Fahrzeug
sitzball: Gymnastikball
pezziball: Gymnastikball
rassel: Rasseleier
becken: Fingerzimbeln
klangstab: Klangstäbe
bügelperle: Bügelperlen
steckperle: Bügelperlen
garn: Schulgarn
filzwolle: Märchenwolle
origami: Faltblätter
origamipapier: Faltblätter
bastelpapier: Tonpapier, Transparentpapier
tonkarton: Fotokarton
`;

/** The same in English. */
const english = `
rubber: Eraser
biro: Ballpoint
pen: Ballpoint
felttip: Felt pen
felttips: Felt pen
felt tip pen: Felt pen
fibre pen: Felt pen
colored: Coloured
color: Colour
colouring: Coloured
coloring: Coloured
crayon: Wax crayon
gray: Grey
sellotape: Tape
schoolbag: School bag
satchel: School bag
rucksack: Backpack
knapsack: Backpack
binder: Lever arch file
folder: Report file
jump rope: Skipping rope
rope: Skipping rope
play dough: Soft dough, Modelling clay
playdough: Soft dough, Modelling clay
plasticine: Modelling clay
printer paper: Copier paper
photocopy paper: Copier paper
usb drive: USB stick
flash drive: USB stick
memory stick: USB stick
thumb drive: USB stick
band aid: Plasters
bandage: Plasters
highlighter pen: Highlighter
jotter: Exercise book
copybook: Exercise book
colour pencil: Coloured pencils
watercolor: Watercolour
paintbox: Paint box
lunchbox: Lunch box
drinking bottle: Bottle
flask: Insulated bottle
earphones: Headphones
ear defenders: Hearing protection
blackboard chalk: Board chalk
loupe: Magnifier
magnifying glass: Magnifier
set square: Geometry set square
pinboard: Cork board
thumbtack: Push pins
table: Desk
desk: Table
cupboard: Cabinet
rug: Carpet
lamp: Light
flute: Recorder
gift: Gift set
present: Gift set
math: Maths
mathematics: Maths
musical: Music
bricks: Blocks
lego: Blocks
train: Railway
timer: Visual timer
glue: Paste
soap: Foam soap
`;

const rowsOf = (language: "de" | "en", lines: string) =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [word = "", meant = ""] = line.split(": ");
      return { language, word, meant: meant.split(", ") };
    });

/** Searches for what the shop does for its customers, rather than for what it sells. */
const redirects = [
  { query: "Versandkosten", address: "/service/versand/" },
  { query: "Zahlungsarten", address: "/service/zahlung/" },
  { query: "Kontakt", address: "/service/kontakt/" },
  { query: "Beratung", address: "/beratung/" },
  { query: "Prime", address: "/prime/" },
  { query: "Mitgliedschaft", address: "/prime/" },
];

async function seed(tx: TransactionSql): Promise<void> {
  await insertRows(tx, "search_synonym", [...rowsOf("de", german), ...rowsOf("en", english)]);
  await insertRows(
    tx,
    "search_redirect",
    redirects.map((one) => ({ ...one, overwritten_query: one.query })),
  );
}

/** The words of shoppers that differ from the assortment's. */
export const searchSection: SeedSection = { name: "search", seed };
