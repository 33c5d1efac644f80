import tiles from "../tiles.json";

/** Rendered for each request, as React Router does by itself. */
export const loader = () => tiles;

export default function Page({ loaderData }) {
  return (
    <ul>
      {loaderData.map(({ id, name, price }) => (
        <li key={id}>
          <a href={`/prod/${id}/`}>{name}</a> <span>{price}</span>
        </li>
      ))}
    </ul>
  );
}
