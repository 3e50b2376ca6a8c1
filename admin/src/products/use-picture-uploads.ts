import { useRef, useState } from "react";
import { fileRefusal } from "@rules/picture-uploads";
import { sentenceOf, StaffError } from "../api/staff-error";
import { upload } from "../api/upload";
import type { ProductPicture } from "./picture";

/** An upload that is going on. */
export type RunningUpload = {
  name: string;
  /** The share that has been sent, 0 to 1. */
  share: number;
};

/**
 * Uploads pictures, one after another.
 * @param path of what they are for, below /admin
 * @param onUploaded is called with each, once the shop has it
 */
export function usePictureUploads(path: string, onUploaded: (picture: ProductPicture) => void) {
  const [running, setRunning] = useState<RunningUpload>();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const waiting = useRef<File[]>([]);
  const isUploading = useRef(false);

  const uploadOne = async (file: File) => {
    const refusal = fileRefusal(file.size);
    if (refusal !== undefined) throw new StaffError(refusal, "NOT_SENT");
    setRunning({ name: file.name, share: 0 });
    const onProgress = (share: number) => setRunning({ name: file.name, share });
    onUploaded(await upload<ProductPicture>({ path, file, onProgress }));
  };

  /** Those that are given during an upload wait for their turn. */
  const uploadAll = async (files: readonly File[]) => {
    waiting.current.push(...files);
    if (isUploading.current) return;
    isUploading.current = true;
    setRefusals([]);
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      try {
        await uploadOne(file);
      } catch (error) {
        setRefusals((others) => [...others, `${file.name}: ${sentenceOf(error)}`]);
      }
    }
    isUploading.current = false;
    setRunning(undefined);
  };

  return { running, refusals, uploadAll };
}
