import type {
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyResult,
  GetOneParams,
  GetOneResult,
  UpdateParams,
  UpdateResult,
} from "react-admin";

/** What react-admin asks of one resource. What the staff API does not have is left out. */
export type ResourceProvider = {
  getList(params: GetListParams): Promise<GetListResult>;
  getOne?(params: GetOneParams): Promise<GetOneResult>;
  getMany?(params: GetManyParams): Promise<GetManyResult>;
  update?(params: UpdateParams): Promise<UpdateResult>;
  delete?(params: DeleteParams): Promise<DeleteResult>;
};
