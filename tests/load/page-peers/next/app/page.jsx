import tiles from "../tiles.json";

/** Rendered by the build and then sent from Next's own cache: its quickest way. */
export const dynamic = "force-static";

export default function Page() {
  return (
    <ul>
      {tiles.map(({ id, name, price }) => (
        <li key={id}>
          <a href={`/prod/${id}/`}>{name}</a> <span>{price}</span>
        </li>
      ))}
    </ul>
  );
}
