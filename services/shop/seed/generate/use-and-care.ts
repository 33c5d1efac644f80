import type { Bilingual } from "../bilingual.ts";
import type { Tone } from "../catalogue/model.ts";

/** What is said of products of a tone: how they are used, and how they last. Each sentence fits every one of them. */
interface Voice {
  readonly use: readonly Bilingual[];
  readonly care: readonly Bilingual[];
}

export const voices: Readonly<Record<Tone, Voice>> = {
  writing: {
    use: [
      "Es liegt ruhig in der Hand: Auch nach einer ganzen Seite verkrampfen die Finger nicht, und das Ergebnis kann sich sehen lassen. | It lies calmly in the hand: even after a full page the fingers do not cramp, and the result is worth showing.",
      "Für den Vorrat im Lehrerzimmer lohnt sich eine zweite Packung, denn am Montagmorgen fehlt erfahrungsgemäß immer irgendwo etwas. | For the supply in the staff room a second pack pays off, because on Monday mornings something is always missing somewhere.",
      "Wer viel mitschreibt, merkt den Unterschied nach der dritten Stunde; wer gerade erst anfängt, vom ersten Bogen an. | Those who take many notes feel the difference after the third lesson, those who have just begun from the first curve on.",
    ],
    care: [
      "Im Etui oder in der Dose aufbewahrt, ist es auch nach den Sommerferien sofort einsatzbereit und geht unterwegs nicht verloren. | Kept in a case or tin it is ready at once even after the summer holidays and does not get lost on the way.",
      "Ein trockenes Tuch genügt zum Abwischen; vor praller Sonne auf der Fensterbank geschützt, hält es am längsten. | A dry cloth is enough to wipe it; kept away from bright sun on the sill it lasts longest.",
    ],
  },
  paper: {
    use: [
      "Alles, was im Lauf eines Halbjahrs zusammenkommt, hat damit seinen Ort: Mitschriften, Zeichnungen und der Brief, der noch unterschrieben werden muss. | Everything that comes together in half a year has its place with it: notes, drawings and the letter that still needs a signature.",
      "Zum Schuljahresbeginn planen Klassen am besten einen kleinen Puffer ein: Zwei Stück mehr als Namen auf der Liste haben sich bewährt. | At the start of the year classes do well to plan a small buffer: two more than names on the list has proved right.",
      "Mit Name und Klasse beschriftet, bleibt auch bei dreißig gleichen Stücken klar, was wem gehört und was noch fehlt. | Labelled with name and class it stays clear among thirty of a kind what belongs to whom and what is missing.",
    ],
    care: [
      "Trocken und flach gelagert wellt sich nichts; angebrochene Packungen bleiben in ihrer Folie am besten glatt. | Stored dry and flat nothing curls; opened packs stay smoothest in their wrapping.",
      "Vor Feuchtigkeit und direkter Sonne geschützt, vergilbt nichts, und der Vorrat bleibt über ein ganzes Schuljahr wie neu. | Protected from damp and direct sun nothing yellows, and the stock stays as new for a whole school year.",
    ],
  },
  craft: {
    use: [
      "An einem Nachmittag entsteht damit etwas, das ans Fenster, in die Vitrine oder als Geschenk nach Hause darf. | One afternoon is enough to make something that may go on the window, into the showcase or home as a present.",
      "Vorbereitung braucht es wenig: Unterlage ausbreiten, Ärmel hochkrempeln, und auch eine große Gruppe kann gleichzeitig beginnen. | It takes little preparation: spread a mat, roll up the sleeves, and even a large group can begin at the same time.",
      "Ein fester Platz im offenen Fach lohnt sich: Was gut zu sehen ist, wird benutzt, und am Ende findet alles dorthin zurück. | A fixed place on an open shelf pays off: what is easy to see gets used, and in the end everything finds its way back.",
    ],
    care: [
      "Nach dem Werken sauber und trocken verstauen; was einen Deckel hat, bleibt geschlossen bis zum nächsten Vorhaben frisch. | After crafting put it away clean and dry; what has a lid stays fresh under it until the next project.",
      "In einer Kiste mit Deckel bleibt alles staubfrei und griffbereit, auch wenn bis zum nächsten Projekt Wochen vergehen. | In a box with a lid everything stays free of dust and at hand, even if weeks pass before the next project.",
    ],
  },
  toy: {
    use: [
      "Im Freispiel finden sich von selbst zwei, drei Mitspielende zusammen, handeln Regeln aus und erfinden beim vierten Mal eigene. | In free play two or three children come together by themselves, negotiate rules and by the fourth time invent their own.",
      "Ganz nebenbei üben die Jüngsten, abzuwarten, genau hinzusehen und nach einem Missgeschick noch einmal anzufangen. | In passing the youngest practise waiting, looking closely and starting again after a mishap.",
      "Auch nach Monaten taucht es wieder auf dem Teppich auf, weil sich mit jedem Entwicklungsschritt etwas Neues damit anstellen lässt. | Even after months it turns up on the carpet again, because each stage of development finds something new to do with it.",
    ],
    care: [
      "Ein trockenes oder leicht angefeuchtetes Tuch genügt; kleine Kratzer gehören dazu und ändern am Spielwert nichts. | A dry or slightly moistened cloth is enough; small scratches are part of life and change nothing about its play value.",
      "Einmal in der Woche kurz auf lose Teile durchsehen, dann bleibt es auch in einer großen Gruppe lange sicher. | Check it briefly for loose parts once a week and it stays safe for long, in a large group, too.",
    ],
  },
  book: {
    use: [
      "Die Abschnitte sind so gewählt, dass einer in eine Stunde passt und am Ende noch Zeit für ein Gespräch bleibt. | The sections are chosen so that one fits into a lesson and leaves time for a talk at the end.",
      "Beim zweiten Durchgang fällt auf, was beim ersten überblättert wurde: Bilder und Texte geben mehr her, als ein Blick erfasst. | The second time through shows what was skipped the first time: pictures and texts hold more than one look can take in.",
      "Für Vertretungsstunden und Regentage liegt damit etwas bereit, das ohne Vorbereitung funktioniert und trotzdem weiterbringt. | For substitute lessons and rainy days it is something at hand that works without preparation and still leads on.",
    ],
    care: [
      "Ein Schutzumschlag lohnt sich, wenn es durch viele Hände geht; aufrecht im Regal behält der Rücken seine Form. | A jacket pays off when it passes through many hands; upright on the shelf the spine keeps its shape.",
      "Der Einband verträgt ein nebelfeuchtes Tuch; Eselsohren glätten sich unter einem Stapel über Nacht. | The cover takes a barely damp cloth; dog-ears smooth out under a pile overnight.",
    ],
  },
  bag: {
    use: [
      "Morgens geht das Packen schneller, weil alles einen festen Platz hat und nichts unter der Brotzeit verschwindet. | Packing goes faster in the morning, as everything has its place and nothing disappears under the snack.",
      "Unterwegs klappert nichts, und auch nach einem langen Tag ist schnell gefunden, was gerade gebraucht wird. | Nothing rattles on the way, and even after a long day what is needed is quickly found.",
      "Farbe und Form sind so gewählt, dass sie am ersten Schultag begeistern und auch vier Jahre später noch gefallen. | Colour and shape are chosen to delight on the first day of school and still please four years later.",
    ],
    care: [
      "Leeren, ausschütteln und mit lauwarmem Seifenwasser abbürsten; in die Maschine und auf die Heizung gehört es nicht. | Empty, shake out and brush with lukewarm soapy water; it belongs neither in the machine nor on the radiator.",
      "Nach einem Regentag offen aushängen lassen, dann bleiben Nähte und Reißverschlüsse leichtgängig. | Hang it open after a rainy day and seams and zips keep running smoothly.",
    ],
  },
  furniture: {
    use: [
      "Beim Stellen hilft eine einfache Regel: Vor jeder Seite, an der jemand steht oder sitzt, bleiben siebzig Zentimeter frei. | A simple rule helps when placing it: seventy centimetres stay clear in front of each side where people stand or sit.",
      "Im Alltag zählt, was leise ist: Nichts klappert, nichts wackelt, und der Boden bleibt auch beim Umräumen heil. | In daily use quiet things count: nothing rattles, nothing wobbles, and the floor survives rearranging unharmed.",
      "Mit weiteren Teilen der Reihe lässt sich der Raum Jahr für Jahr ergänzen, ohne dass er zusammengewürfelt aussieht. | With further parts of the range the room can be extended year by year without looking thrown together.",
    ],
    care: [
      "Oberflächen nebelfeucht abwischen und trocken nachreiben; Schrauben nach den ersten vier Wochen einmal nachziehen. | Wipe surfaces barely damp and rub them dry; tighten the screws once after the first four weeks.",
      "Scheuermittel braucht es nicht: Ein weiches Tuch und etwas lauwarmes Wasser genügen, Flecken am besten sofort aufnehmen. | It needs no scouring agents: a soft cloth and a little lukewarm water are enough; take up stains at once.",
    ],
  },
  sport: {
    use: [
      "In einer Doppelstunde kommt die ganze Gruppe dran, weil Auf- und Abbau zusammen keine fünf Minuten kosten. | In a double lesson the whole group gets its turn, as setting up and putting away take less than five minutes together.",
      "Anfängerinnen und Anfänger gewinnen schnell Sicherheit, Geübte finden mit eigenen Varianten neue Herausforderungen. | Beginners gain confidence quickly, while experienced players find new challenges in variations of their own.",
      "Auch auf dem Pausenhof macht es sich gut: robust genug für Asphalt und so auffällig, dass es nicht liegen bleibt. | It does well in the playground, too: robust enough for asphalt and so bright that it is not left behind.",
    ],
    care: [
      "Nach draußen benutzt, kurz abspülen und vor dem Einräumen trocknen lassen; Frost und Dauersonne vermeiden. | After use outdoors rinse briefly and let it dry before putting it away; avoid frost and constant sun.",
      "Vor jedem Halbjahr eine Sichtprüfung auf Risse und lose Verbindungen, dann steht einem sicheren Einsatz nichts entgegen. | Check for cracks and loose joints before each half-year and nothing stands in the way of safe use.",
    ],
  },
  music: {
    use: [
      "Der Klang trägt durch einen ganzen Raum und bleibt doch so weich, dass auch das gemeinsame Üben angenehm ist. | The sound carries through a whole room and yet stays so soft that practising together is pleasant, too.",
      "Erste Stücke gelingen nach wenigen Minuten; später lassen sich Rhythmus, Lautstärke und Zusammenspiel daran verfeinern. | First pieces succeed after a few minutes; later rhythm, volume and playing together can be refined with it.",
      "Zum Sommerfest und zur Weihnachtsfeier lohnt sich ein ganzer Satz, damit alle Stimmen besetzt werden können. | For the summer party and the Christmas concert a whole set pays off, so that all parts can be played.",
    ],
    care: [
      "Nach dem Spielen trocken abreiben und in der Hülle aufbewahren, fern von Heizkörper und offenem Fenster. | Rub it dry after playing and keep it in its cover, away from radiators and open windows.",
      "Hände waschen vor dem Spielen ist die beste Pflege; was dennoch haften bleibt, nimmt ein weiches Tuch auf. | Washing hands before playing is the best care; a soft cloth takes up what still sticks.",
    ],
  },
  tech: {
    use: [
      "Auspacken und loslegen: Das Wichtigste erklärt sich von selbst, alles Weitere findet sich ohne langes Suchen. | Unpack and start: the essentials explain themselves, and everything else is found without long searching.",
      "Auch in der sechsten Stunde arbeitet es zuverlässig, ohne dass eine Lehrkraft den Unterricht dafür unterbrechen müsste. | It works reliably in the sixth lesson as well, without a teacher having to interrupt the class for it.",
      "Für die ganze Klasse angeschafft, lohnt sich eine Nummer auf jedem Stück: So kommt abends alles vollzählig zurück. | Bought for a whole class, a number on each piece pays off: in the evening everything comes back complete.",
    ],
    care: [
      "Zum Reinigen genügt ein trockenes Mikrofasertuch; Netzstecker vorher ziehen, wo es einen gibt, und Flüssigkeiten fernhalten. | A dry microfibre cloth is enough for cleaning; pull the plug first where there is one and keep liquids away.",
      "Über die Ferien ausgeschaltet und staubgeschützt gelagert, startet es im neuen Schuljahr wie am ersten Tag. | Stored switched off and covered over the holidays, it starts the new year as on its first day.",
    ],
  },
  science: {
    use: [
      "Gearbeitet wird am besten in Gruppen von vier: Zwei probieren aus, eine schreibt mit, einer achtet auf die Zeit. | Work goes best in groups of four: two try things out, one takes notes and one watches the time.",
      "Was vorher nur an der Tafel stand, lässt sich anfassen, messen und mit eigenen Worten erklären. | What was only on the board before can be touched, measured and explained in one's own words.",
      "Wer Beobachtungen gleich notiert, macht aus mehreren Durchgängen eine kleine Tabelle und daraus eine Frage für die nächste Stunde. | Those who note observations at once turn several runs into a small table, and the table into a question for the next lesson.",
    ],
    care: [
      "Nach der Stunde abstauben, vollständig zurücklegen und Fehlendes gleich auf der Liste vermerken. | Dust after the lesson, put everything back and note at once on the list what is missing.",
      "Optische und glatte Flächen nur mit weichem Tuch reinigen; im geschlossenen Schrank bleibt alles genau. | Clean optical and smooth surfaces with a soft cloth only; in a closed cupboard everything stays accurate.",
    ],
  },
  home: {
    use: [
      "Es fügt sich unauffällig in den Gruppenraum ein und erspart an jedem Tag ein paar Handgriffe. | It blends quietly into the group room and saves a few moves every day.",
      "Angeschafft wird so etwas selten, benutzt aber jeden Tag: Deshalb zählt hier, was nach einem Jahr noch so gut aussieht wie am Anfang. | Things like this are bought rarely but used every day: what counts is what still looks as good after a year as at the start.",
      "Ob im Gruppenraum, auf dem Flur oder daheim: Es findet schnell seinen Platz und wird schon nach einer Woche vermisst, wenn es fehlt. | In the group room, in the hallway or at home: it soon finds its place and after a week is missed when it is gone.",
    ],
    care: [
      "Staub und Flecken am besten gleich mit einem weichen Tuch aufnehmen; an einem festen, trockenen Platz hält es am längsten. | Take up dust and stains at once with a soft cloth; in a fixed, dry place it lasts longest.",
      "Einmal im Halbjahr verdient es einen prüfenden Blick: Ist alles vollständig, fest und sauber, steht dem nächsten nichts im Weg. | Once every half-year it deserves a close look: when all is complete, firm and clean, nothing stands in the way of the next one.",
    ],
  },
};
