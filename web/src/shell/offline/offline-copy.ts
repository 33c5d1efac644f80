/** Texts of what is shown without a network; the worker's own, so that it loads no other code of the shop. */
export const offlineCopy = {
  de: {
    title: "Keine Verbindung",
    text: "Diese Seite lässt sich gerade nicht laden. Ihr Warenkorb und Ihr Konto bleiben, wie sie sind; abgeschickt wurde nichts.",
    again: "Noch einmal versuchen",
    seen: "Schon gesehene Seiten",
    none: "Von diesem Shop ist auf diesem Gerät keine Seite gespeichert.",
    note: (time: string) =>
      `Keine Verbindung: Sie sehen diese Seite, wie sie am ${time} war. Preise und Verfügbarkeit können sich geändert haben.`,
  },
  en: {
    title: "No connection",
    text: "This page cannot be loaded at the moment. Your basket and your account stay as they are; nothing was sent.",
    again: "Try again",
    seen: "Pages you have seen",
    none: "No page of this shop is kept on this device.",
    note: (time: string) =>
      `No connection: you see this page as it was on ${time}. Prices and availability may have changed.`,
  },
} as const;
