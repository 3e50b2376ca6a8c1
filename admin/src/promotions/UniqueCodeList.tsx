import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../api/staff-error";
import type { UniqueCodeState } from "../gql/graphql";
import { FailureNotice } from "../ui/FailureNotice";
import { codeStateChoices } from "./promotion-names";
import type { Promotion } from "./promotions-provider";
import { readUniqueCodes } from "./unique-codes";
import { UniqueCodeTable } from "./UniqueCodeTable";

const SHRUNK = { inputLabel: { shrink: true }, select: { displayEmpty: true } } as const;

type UniqueCodeListProps = { promotion: Promotion; mayChange: boolean };

/** The codes of a promotion by state and text, the latest made first. */
export function UniqueCodeList({ promotion, mayChange }: UniqueCodeListProps) {
  const [state, setState] = useState<UniqueCodeState | "">("");
  const [search, setSearch] = useState("");
  const filter = { promotionId: promotion.id, state: state === "" ? null : state, search };
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ["promotions", "unique codes", filter],
    queryFn: ({ pageParam }) => readUniqueCodes(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const total = data?.pages[0]?.totalCount ?? 0;
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
        <TextField
          id="code-state"
          label="State of codes"
          select
          size="small"
          variant="outlined"
          value={state}
          onChange={({ target }) => setState(target.value as UniqueCodeState | "")}
          slotProps={SHRUNK}
          sx={{ minWidth: 128 }}
        >
          <MenuItem value="">Any</MenuItem>
          {codeStateChoices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          id="code-search"
          label="Part of a code"
          size="small"
          variant="outlined"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Typography role="status" variant="body2">
          {data && (total === 1 ? "1 code" : `${total.toLocaleString("en-GB")} codes`)}
        </Typography>
      </Stack>
      <FailureNotice message={error ? sentenceOf(error) : undefined} />
      {!data && !error && <CircularProgress size={24} aria-label="Unique codes: loading" />}
      {data && (
        <UniqueCodeTable promotion={promotion} codes={data.pages.flatMap(({ nodes }) => nodes)} mayChange={mayChange} />
      )}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetching} sx={{ alignSelf: "start" }}>
          Show more codes
        </Button>
      )}
    </>
  );
}
