import { fold } from "./words.ts";

/**
 * Brands that people look for in a shop like this one. Where the shop does not sell them, they are still no typing
 * slips: a shopper who types "Staedtler" does not mean "Städte".
 */
const names = `
  Aristo Avery Ballograf Bic Brother Brunnen Canon Caran Casio Clairefontaine Copic Crayola Creall Cretacolor Derwent
  Durable Edding Elba Elmers Epson Ergobag Esselte Eulenspiegel Exacompta Faber Castell Faibo Fellowes Fiskars Folia
  Franken Geha Giotto Haba Hama Hammerbacher Hasbro Heyda Herlitz Jovi Kaweco Knex Kreul Kum Lamy Landre Lego Leitz
  Leuchtturm Lexmark Lyra Magformers Magnetoplan Marabu Mattel Maped Milan Moleskine Molotow Montblanc Nerf Oxford
  Parker Pelikan Pentel Pilot Playmobil Post-it Pritt Ravensburger Rexel Rotring Rapesco Sakura Sanford Schleich
  Schmidt Scotch Sharpie Sigel Siku Silhouette Staedtler Stabilo Steiff Stylex Talens Tesa Texas Tombow Trodat Uhu
  Uniball Veloflex Waterman Westcott Winsor Zebra Zweckform
`;

const folded: ReadonlySet<string> = new Set(names.match(/\p{L}{3,}/gu)?.map(fold));

/** Whether a word is the name of a brand's goods. @param word folded */
export const isTradeName = (word: string): boolean => folded.has(word);
