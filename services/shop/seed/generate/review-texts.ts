import type { Tone } from "../catalogue/model.ts";

/** What reviewers say, by how content they are. */
export interface Voice {
  readonly happy: readonly string[];
  readonly mixed: readonly string[];
  readonly cross: readonly string[];
}

/** Titles and sentences that fit any product. */
export const general: Readonly<Record<"de" | "en", { readonly titles: Voice; readonly sentences: Voice; readonly authors: readonly string[]; readonly answers: readonly string[]; readonly team: string }>> = {
  de: {
    titles: {
      happy: ["Sehr zufrieden", "Klare Empfehlung", "Genau wie beschrieben", "Hält, was es verspricht", "Gerne wieder", "Tolle Qualität", "Rundum gelungen", "Bewährt im Alltag", "Bestelle ich wieder", "Besser als erwartet"],
      mixed: ["Gut, mit kleinen Abstrichen", "Im Großen und Ganzen in Ordnung", "Solide", "Erfüllt seinen Zweck", "Etwas teuer", "Ganz ordentlich"],
      cross: ["Leider enttäuscht", "Hatte mehr erwartet", "Nicht ganz überzeugt", "Für den Preis zu wenig"],
    },
    sentences: {
      happy: ["Die Lieferung kam nach zwei Tagen an.", "Preis und Leistung passen.", "Das Kollegium hat gleich nachbestellt.", "Die Farben entsprechen der Abbildung.", "Gut verpackt und vollständig geliefert.", "Ich würde es jederzeit wieder kaufen.", "Auch nach mehreren Monaten kein Grund zur Klage.", "Die Kinder sind begeistert."],
      mixed: ["Für den Preis ist es in Ordnung.", "Die Lieferung hat etwas länger gedauert als angegeben.", "Die Verpackung hätte stabiler sein dürfen.", "Ein Stern Abzug, weil ich es mir etwas größer vorgestellt hatte."],
      cross: ["Ich habe es zurückgeschickt; die Rücksendung lief immerhin problemlos.", "Auf dem Bild wirkte es hochwertiger.", "Bei der nächsten Bestellung nehme ich ein anderes Produkt."],
    },
    authors: ["Grundschullehrerin aus Kassel", "Erzieher aus Bremen", "Mutter von zwei Kindern", "Kita-Leitung aus Freiburg", "Vater aus Leipzig", "Kunstlehrerin aus Graz", "Schulsekretariat in Ulm", "Lehrer aus Rostock", "Tagesmutter aus Köln", "Horterzieherin aus Dresden", "Referendarin aus Mainz", "Großvater aus Linz", "Förderschullehrer aus Erfurt", "Elternbeirat aus Augsburg", "Lehrerin aus Winterthur", "Fachlehrer aus Hannover", "Familie aus dem Allgäu", "Sonderpädagogin aus Kiel"],
    answers: ["Vielen Dank für Ihre ehrliche Rückmeldung. Wir haben sie an unseren Einkauf weitergegeben; unser Kundenservice hilft Ihnen gern weiter.", "Danke für Ihre Bewertung. Das entspricht nicht unserem Anspruch – bitte melden Sie sich bei uns, wir finden eine Lösung."],
    team: "Kundenservice von Chalkbox",
  },
  en: {
    titles: {
      happy: ["Very pleased", "Highly recommended", "Just as described", "Does what it says", "Would buy again", "Great quality", "Spot on", "A classroom favourite", "Better than expected"],
      mixed: ["Good, with small flaws", "Decent overall", "Does the job", "A little pricey", "Fine for everyday use"],
      cross: ["Rather disappointed", "Expected more", "Not quite convinced"],
    },
    sentences: {
      happy: ["It arrived within two days.", "Good value for money.", "Colleagues have already ordered more.", "Well packed and complete.", "Still going strong after several months.", "The children love it."],
      mixed: ["Fine for the price.", "Delivery took a little longer than stated.", "The packaging could be sturdier."],
      cross: ["I sent it back; at least the return was easy.", "It looked better in the picture.", "I will try another one next time."],
    },
    authors: ["Primary teacher in Berlin", "Nursery manager, Frankfurt", "Parent of three", "International school, Munich", "Art teacher in Hamburg", "School office, Düsseldorf", "Childminder from Bonn", "Teaching assistant in Vienna"],
    answers: ["Thank you for your honest feedback. We have passed it on to our buyers; our customer service will be happy to help."],
    team: "Chalkbox customer service",
  },
};

const voice = (happy: readonly string[], mixed: readonly string[], cross: readonly string[]): Voice => ({ happy, mixed, cross });

/** Sentences that fit products of one tone only. */
export const toned: Readonly<Record<Tone, { readonly de: Voice; readonly en: Voice }>> = {
  writing: {
    de: voice(["Liegt gut in der Hand und hält den Schulalltag aus.", "Wir nutzen sie in der zweiten Klasse täglich.", "Auch mein Linkshänder kommt prima damit zurecht.", "Saubere Verarbeitung, nichts bricht ab."], ["Beim ersten Gebrauch etwas gewöhnungsbedürftig.", "Gut, aber die Beschriftung könnte deutlicher sein."], ["Nach zwei Wochen im Mäppchen sah man deutliche Spuren."]),
    en: voice(["Sits well in the hand and survives the school day.", "We use them daily in year two.", "Works for our left-handers, too."], ["Takes a little getting used to."], ["Showed clear wear after two weeks in the pencil case."]),
  },
  paper: {
    de: voice(["Tinte verläuft nicht, das Papier ist angenehm fest.", "Die Ecken bleiben auch im Ranzen ordentlich.", "Wir bestellen jedes Jahr einen Vorrat für die Klasse.", "Angenehmes Material und sauber verarbeitet."], ["Mit dem Füller drückt es minimal durch.", "Der Umschlag dürfte etwas fester sein."], ["Mehrere Stücke kamen mit geknickten Ecken an."]),
    en: voice(["Ink does not feather and the paper feels good.", "Corners stay neat even in a school bag.", "We order a stock for the class every year."], ["Slightly see-through with a fountain pen."], ["Several pieces arrived with bent corners."]),
  },
  craft: {
    de: voice(["Lässt sich wunderbar verarbeiten, die Ergebnisse hängen jetzt im Flur.", "Ergiebig und leicht auszuwaschen.", "Für unser Laternenprojekt genau richtig.", "Auch die Kleinen kommen allein damit zurecht."], ["Die Menge reicht für eine Gruppe, für zwei wird es knapp.", "Ein Farbton weicht etwas von der Abbildung ab."], ["Die Qualität schwankt, ein Teil war nicht zu gebrauchen."]),
    en: voice(["Lovely to work with; the results now hang in our corridor.", "Goes a long way and washes out easily.", "Just right for our lantern project."], ["One shade differs a bit from the picture."], ["Quality varies; part of it was unusable."]),
  },
  toy: {
    de: voice(["Wird im Gruppenraum jeden Tag bespielt.", "Robust, schön gestaltet und pädagogisch sinnvoll.", "Fördert ganz nebenbei die Konzentration.", "Selbst unsere Wildesten haben es noch nicht kleinbekommen."], ["Schön, aber die Anleitung könnte ausführlicher sein.", "Für ältere Kinder schnell zu leicht."], ["Ein Teil fehlte, der Ersatz kam erst nach Nachfrage."]),
    en: voice(["Played with every single day.", "Sturdy, beautifully made and educational.", "Trains concentration almost in passing."], ["Lovely, though the instructions are brief."], ["One part was missing and the replacement took a while."]),
  },
  book: {
    de: voice(["Übersichtlich aufgebaut und gut im Unterricht einsetzbar.", "Die Illustrationen sind wunderschön.", "Die Kinder holen es immer wieder hervor.", "Sprachlich klar und auf Augenhöhe."], ["Inhaltlich gut, mir fehlen noch Aufgaben für die Schnellen.", "Etwas dünn für den Preis."], ["Für unsere Klasse leider zu schwer."]),
    en: voice(["Clearly structured and easy to use in class.", "The illustrations are beautiful.", "The children keep coming back to it."], ["Good content, but it could offer more for fast learners."], ["Too difficult for our class, sadly."]),
  },
  bag: {
    de: voice(["Leicht, viel Platz und gut zu schließen.", "Hat das erste Schuljahr ohne Schaden überstanden.", "Sitzt gut und ist im Dunkeln prima zu sehen.", "Der Reißverschluss läuft sauber."], ["Schönes Stück, könnte aber ein Fach mehr haben."], ["Eine Naht hat sich nach drei Monaten gelöst."]),
    en: voice(["Light, roomy and easy to close.", "Survived the first school year unharmed.", "Zips run smoothly."], ["Nice, but one more pocket would help."], ["A seam came loose after three months."]),
  },
  furniture: {
    de: voice(["Steht bombenfest und war schnell aufgebaut.", "Der Fahrer der Spedition hat vorher angerufen, alles verlief reibungslos.", "Passt genau zu unseren vorhandenen Möbeln.", "Lässt sich leicht abwischen und sieht aus wie neu."], ["Gute Qualität, die Lieferzeit war allerdings lang.", "Die Aufbauanleitung ist knapp."], ["Kam mit einem Kratzer an."]),
    en: voice(["Rock solid and quickly assembled.", "The carrier called ahead, everything went smoothly.", "Matches our existing furniture perfectly."], ["Good quality, but delivery took long."], ["Arrived with a scratch."]),
  },
  sport: {
    de: voice(["In der Pause heiß begehrt.", "Griffig, robust und leicht zu reinigen.", "Seit einem Jahr in der Turnhalle im Einsatz und wie neu.", "Auch zaghafte Kinder trauen sich damit."], ["Gut, riecht anfangs allerdings etwas."], ["War nach wenigen Wochen deutlich abgenutzt."]),
    en: voice(["A hit at break time.", "Grippy, robust and easy to clean.", "In the gym for a year and still like new."], ["Good, though it smells a bit at first."], ["Wore out after a few weeks."]),
  },
  music: {
    de: voice(["Sauber gestimmt und schöner Klang.", "Für den Klassensatz genau das Richtige.", "Spricht leicht an, auch bei Anfängern.", "Wertig verarbeitet."], ["Klingt gut, die Tasche ist aber etwas dünn."], ["Für Auftritte klingt es mir zu leise."]),
    en: voice(["Well tuned with a lovely tone.", "Just right as a class set.", "Responds easily, even for beginners."], ["Sounds good, but it scratches easily."], ["Too quiet for performances."]),
  },
  tech: {
    de: voice(["Auspacken, einschalten, läuft.", "Im Unterricht zuverlässig im Einsatz.", "Selbsterklärend, auch ohne Anleitung.", "Macht einen sehr stabilen Eindruck."], ["Funktioniert gut, das Zubehör ist etwas knapp."], ["Unser erstes Exemplar war defekt, der Austausch dauerte."]),
    en: voice(["Unpack and go.", "Reliable in class.", "Self-explanatory even without the manual."], ["Works well, though a little more in the box would be nice."], ["The first one was faulty and the exchange took time."]),
  },
  science: {
    de: voice(["Die Kinder haben eine ganze Stunde lang geforscht.", "Gut durchdacht und klassentauglich.", "Genaue Ergebnisse und leicht zu bedienen.", "Weckt Neugier, genau so soll es sein."], ["Gut, ein Arbeitsblatt dazu wäre schön."], ["Für Kinderhände etwas empfindlich."]),
    en: voice(["The children explored for a whole hour.", "Well thought out for classroom use.", "Accurate and easy to handle."], ["Good, though a worksheet would be welcome."], ["A bit delicate for small hands."]),
  },
  home: {
    de: voice(["Praktisch, hübsch und leicht zu reinigen.", "Seit Monaten täglich in Gebrauch.", "Genau das, was in unserem Raum gefehlt hat.", "Angenehmes Material und gute Größe."], ["Praktisch, könnte aber etwas größer ausfallen."], ["Die Verarbeitung an den Kanten hat mich nicht überzeugt."]),
    en: voice(["Practical, pretty and easy to clean.", "In daily use for months.", "Exactly what our room was missing."], ["Practical, but could be a little larger."], ["The finish at the edges did not convince me."]),
  },
};
