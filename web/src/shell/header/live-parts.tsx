import { useHeaderGridQuery } from "../../graph/generated/HeaderGrid.ts";
import { useNavigationModelQuery } from "../../graph/generated/NavigationModel.ts";
import { Brand } from "./brand.tsx";
import { Departments } from "./departments.tsx";
import { brandId, departmentsId, searchId, topRowId } from "./ids.ts";
import { SearchBox } from "./search-box.tsx";
import { SellingPoints } from "./selling-points.tsx";
import { TopRow } from "./top-row.tsx";

/** A part of the header in a tab that began on a page without it, such as a checkout's: its code is loaded then only. */
export function LivePart({ id }: { readonly id: string }) {
  if (id === brandId) return <Brand />;
  if (id === searchId) return <SearchBox />;
  return id === departmentsId ? <LiveDepartments /> : <LiveContent id={id} />;
}

function LiveContent({ id }: { readonly id: string }) {
  const [{ data }] = useHeaderGridQuery();
  const grid = data?.getGridByPageId ?? null;
  return id === topRowId ? <TopRow grid={grid} /> : <SellingPoints grid={grid} />;
}

function LiveDepartments() {
  const [{ data }] = useNavigationModelQuery();
  return data ? <Departments model={data} /> : null;
}
