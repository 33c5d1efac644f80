/** Names as people type them, in the scripts that papers are printed in. */
export const printedNames = [
  ["Cyrillic", "Дмитрий", "Шостакович"],
  ["Ukrainian", "Їжакевич", "Ґалаґан"],
  ["Greek", "Ελένη", "Παπαδοπούλου"],
  ["Vietnamese", "Nguyễn Thị", "Đặng"],
  ["Polish", "Łukasz", "Żółć-Świątek"],
  ["Turkish", "İpek Gül", "Erdoğan"],
  ["Czech", "Jiří", "Dvořák"],
  ["Romanian", "Ștefan", "Țăran"],
] as const;

/** Names in other scripts, each with the Latin letters that papers have for it. */
export const spelledNames = [
  ["Arabic", "محمد", "الفارسي", "mhmd lfrsy"],
  ["Chinese", "小明", "王", "XiaoMing Wang"],
  ["Hebrew", "שרה", "כהן", "srh khhn"],
  ["emoji", "Anna 😀", "Beispiel", "Anna :grinning: Beispiel"],
] as const;

/** All of them, as they were typed. */
export const typedNames = [
  ...printedNames,
  ...spelledNames.map(([letters, firstName, lastName]) => [letters, firstName, lastName] as const),
];
