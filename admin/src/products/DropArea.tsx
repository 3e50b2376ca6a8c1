import Box from "@mui/material/Box";
import { useState, type DragEvent, type ReactNode } from "react";

type DropAreaProps = {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Takes files that are dropped on it. What it contains has to offer another way. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const handleOver = (event: DragEvent) => {
    // Without this the browser would open the file.
    event.preventDefault();
    setIsOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      sx={{
        ...{ border: 1, borderStyle: "dashed", borderRadius: 1, padding: 2 },
        borderColor: isOver ? "primary.main" : "divider",
      }}
    >
      {children}
    </Box>
  );
}
