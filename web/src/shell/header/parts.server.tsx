import { FooterGridDocument } from "../../graph/generated/FooterGrid.ts";
import { FooterContent } from "../footer/footer-content.tsx";
import { HeaderGridDocument } from "../../graph/generated/HeaderGrid.ts";
import { NavigationModelDocument } from "../../graph/generated/NavigationModel.ts";
import { Brand } from "./brand.tsx";
import { Departments } from "./departments.tsx";
import { brandId, departmentsId, searchId, sellingPointsId, topRowId } from "./ids.ts";
import type { FrameParts } from "./parts.ts";
import { SearchBox } from "./search-box.tsx";
import { SellingPoints } from "./selling-points.tsx";
import { TopRow } from "./top-row.tsx";

/** In place of content that operators have not made, or that could not be requested. */
const nothing = {};

/** The parts of a page's frame; what is none of the header's is a footer, by its region. */
export const frameParts: FrameParts = (id, graph, storefront) => {
  if (id === brandId) return { answer: nothing, content: <Brand /> };
  if (id === searchId) return { answer: nothing, content: <SearchBox /> };
  if (id === departmentsId) {
    const model = graph.read(NavigationModelDocument, {})?.data;
    return { answer: model ?? undefined, content: model && <Departments model={model} /> };
  }
  if (id === topRowId || id === sellingPointsId) {
    const grid = graph.read(HeaderGridDocument, {})?.data?.getGridByPageId ?? null;
    const content = id === topRowId ? <TopRow grid={grid} /> : <SellingPoints grid={grid} />;
    return { answer: grid ?? nothing, content };
  }
  const data = graph.read(FooterGridDocument, { pageId: id })?.data;
  return { answer: data ?? nothing, content: <FooterContent data={data} storefront={storefront} /> };
};
