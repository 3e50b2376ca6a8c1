import { useState } from "react";

/** Whether `condition` has been true so far: something that is loaded when first needed and then stays. */
export function useOnceTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
