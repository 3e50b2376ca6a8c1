import { useQuery } from "@tanstack/react-query";
import { request } from "../api/request";
import { graphql } from "../gql";
import type { Template } from "../ui/TemplateField";

const TEMPLATES = graphql(`
  query ProblemTemplates($id: ID!) {
    problemTemplates(id: $id) {
      title
      text
    }
  }
`);

/** The texts that an answer about a problem may begin with; empty until the shop has answered. */
export function useProblemTemplates(problemId: string): readonly Template[] {
  const { data = [] } = useQuery({
    queryKey: ["problems", "templates", problemId],
    queryFn: async () => (await request(TEMPLATES, { id: problemId })).problemTemplates,
    retry: false,
  });
  return data;
}
