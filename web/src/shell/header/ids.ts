/** Ids of the elements that hold what is the same for all visitors. */
export const topRowId = "header-top";
export const brandId = "brand";
export const departmentsId = "departments";
export const sellingPointsId = "usps";
export const searchId = "site-search";
