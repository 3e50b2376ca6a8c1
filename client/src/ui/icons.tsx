import { Icon, type IconProps } from "./Icon";

/** An icon by its path data; filled or not unless a use says otherwise. */
const icon =
  (d: string, filled = false) =>
  (props: IconProps) => <Icon filled={filled} {...props} d={d} />;

export const MenuIcon = icon("M3.5 7h17M3.5 12h17M3.5 17h11");
export const BagIcon = icon("M5 8h14l1 12H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5");
export const CloseIcon = icon("m6 6 12 12M18 6 6 18");
export const PlusIcon = icon("M12 6v12M6 12h12");
export const MinusIcon = icon("M6 12h12");
export const ArrowRightIcon = icon("M4 12h16M14 6l6 6-6 6");
export const ArrowLeftIcon = icon("M20 12H4M10 6l-6 6 6 6");
export const CheckIcon = icon("m5 12.5 4.5 4.5L19 7.5");
export const AlertIcon = icon("M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM12 7.5V13M12 16.3v.2");
export const PhoneIcon = icon(
  "M6 3.5h3.5L11 8 8.8 9.6a12 12 0 0 0 5.6 5.6L16 13l4.5 1.5V18a2.5 2.5 0 0 1-2.7 2.5A15.5 15.5 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5Z",
);
export const PrintIcon = icon("M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z");
export const HeartIcon = icon("M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20Z");
export const ChatIcon = icon("M4 5h16v11H11l-4.5 4v-4H4V5ZM8 9.5h8M8 12.5h5");
export const SendIcon = icon("M4 12 20 4l-5 16-3.5-6.5L4 12Z");
export const SearchIcon = icon("M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM15.5 15.5l5 5");
export const UserIcon = icon("M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6");
export const ChevronDownIcon = icon("m6 9 6 6 6-6");
export const RulerIcon = icon("M2.5 8.5h19v7h-19zM7 8.5V12M12 8.5V12M17 8.5V12");
export const FilterIcon = icon(
  "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
);
export const EnlargeIcon = icon("M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5");
export const ReduceIcon = icon("M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5");
export const PlayIcon = icon("M7.5 4.5v15L19.5 12Z", true);
export const PauseIcon = icon("M7 5h3v14H7zM14 5h3v14h-3z", true);
export const SoundIcon = icon("M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11");
export const MutedIcon = icon("M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5");
export const CaptionsIcon = icon("M3.5 5.5h17v13h-17zM7 12h4.5M14 12h3M7 15.2h3M12.5 15.2H17");
export const CaptionsOffIcon = icon("M3.5 5.5h17v13h-17zM7 12h4.5M14 12h3M7 15.2h3M12.5 15.2H17M3 21 21 3");
export const DownloadIcon = icon("M12 4v11.5M7 11l5 5 5-5M4.5 20h15");
