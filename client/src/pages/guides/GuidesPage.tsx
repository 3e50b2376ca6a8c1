import { useParams } from "react-router-dom";
import { findGuide } from "../../content/guides";
import { NotFound } from "../../features/not-found/NotFound";
import { GuidePage } from "./GuidePage";

/** /guides/:name; the first guide without a name. */
export function GuidesPage() {
  const { type } = useParams();
  const found = findGuide(type);
  return found ? <GuidePage {...found} /> : <NotFound />;
}
