/** Id of the form that buys: buttons elsewhere on the page send it, too. */
export const buyFormId = "buy";
/** Id of the box around it, with the choice of a variant. */
export const buyBoxId = "buy-box";
