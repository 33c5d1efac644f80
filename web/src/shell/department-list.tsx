import { type NavigationModelQuery, useNavigationModelQuery } from "../graph/generated/NavigationModel.ts";
import { Container } from "../ui/layout/layout.tsx";
import { Link } from "../ui/link/link.tsx";
import styles from "./header.module.css";

/** Id of the element that holds the departments. */
export const menuId = "main-menu";

interface DepartmentListProps {
  readonly nodes: NavigationModelQuery["getNavigationModel"];
}

/** The departments with the categories below each. Depends on nothing else: the server keeps its markup. */
export function DepartmentList({ nodes }: DepartmentListProps) {
  const shown = nodes.filter(({ isExcludedFromNav }) => !isExcludedFromNav);
  return (
    <Container>
      <ul className={styles.departmentList}>
        {shown.map(({ id, name, url, isSale, children }) => (
          <li key={id} className={styles.department}>
            <Link href={url} className={isSale ? styles.sale : undefined}>
              {name}
            </Link>
            {children.length > 0 && (
              <ul className={styles.flyout}>
                {children.map((child) => (
                  <li key={child.id}>
                    <Link href={child.url}>{child.name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** The departments in a tab that began on a page without them. */
export function LiveDepartmentList() {
  const [{ data }] = useNavigationModelQuery();
  return <DepartmentList nodes={data?.getNavigationModel ?? []} />;
}
