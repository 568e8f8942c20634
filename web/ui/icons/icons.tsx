import { SvgIcon, type Icon } from './svg-icon.tsx';

export const AreasIcon: Icon = (props) => (
  <SvgIcon {...props} d="M4 5.5h6.5V12H4ZM13.5 5.5H20V12h-6.5ZM4 15h6.5v4H4ZM13.5 15H20v4h-6.5Z" />
);
export const ArchiveIcon: Icon = (props) => <SvgIcon {...props} d="M4 5h16v4H4ZM5.5 9v10h13V9M10 13h4" />;
export const BookIcon: Icon = (props) => (
  <SvgIcon {...props} d="M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5V20" />
);
export const BoxIcon: Icon = (props) => (
  <SvgIcon {...props} d="M12 3.5 19.5 7.5v9L12 20.5l-7.5-4v-9ZM4.5 7.5l7.5 4 7.5-4M12 11.5v9" />
);
export const CalendarIcon: Icon = (props) => <SvgIcon {...props} d="M5 6h14v13.5H5ZM5 10.5h14M9 4v3.5M15 4v3.5" />;
export const CopyIcon: Icon = (props) => <SvgIcon {...props} d="M9 9h11v11H9ZM15 9V4H4v11h5" />;
export const ArrowDownIcon: Icon = (props) => <SvgIcon {...props} d="M12 5v14M6.5 13.5 12 19l5.5-5.5" />;
export const ChartIcon: Icon = (props) => <SvgIcon {...props} d="M4 4.5V19.5H20M7.5 14.5l4-4.5 3 2.5 5-6" />;
export const ChevronIcon: Icon = (props) => <SvgIcon {...props} d="M9 6l6 6-6 6" />;
export const ClockIcon: Icon = (props) => <SvgIcon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2" />;
export const DotsIcon: Icon = (props) => (
  <SvgIcon
    {...props}
    isFilled
    d="M12 4.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM12 17.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z"
  />
);
export const FeedbackIcon: Icon = (props) => (
  <SvgIcon {...props} d="M5 14.5v-4L17 6v13L5 14.5ZM8 15.5v3.5h3v-2.4M17 11a1.75 1.75 0 0 1 0 3.5" />
);
export const GripIcon: Icon = (props) => (
  <SvgIcon {...props} d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
);
export const HelpIcon: Icon = (props) => (
  <SvgIcon
    {...props}
    d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.25c-.8.4-1.1.9-1.1 1.75M12 16.8v.01"
  />
);
export const HomeIcon: Icon = (props) => <SvgIcon {...props} d="M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10.5 19v-4.5h3V19" />;
export const KeyboardIcon: Icon = (props) => (
  <SvgIcon
    {...props}
    d="M4 7h16a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1ZM7 10.5h.01M10.3 10.5h.01M13.7 10.5h.01M17 10.5h.01M8.5 13.8h7"
  />
);
export const LeafIcon: Icon = (props) => (
  <SvgIcon {...props} d="M5 19c0-9 5-14 15-14 0 10-5 14.5-11 14.5-1.5 0-3-.5-4-1.5M5 19c2-4.5 5-7.5 9-9" />
);
export const ListIcon: Icon = (props) => (
  <SvgIcon {...props} d="M10 7h9M10 12h9M10 17h9M5 7l.8.8L7.5 6M5 12l.8.8L7.5 11M5 17l.8.8L7.5 16" />
);
export const LoginIcon: Icon = (props) => (
  <SvgIcon {...props} d="M11 4.5h6a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-6M4 12h10M10.5 8.5 14 12l-3.5 3.5" />
);
export const LogoutIcon: Icon = (props) => (
  <SvgIcon {...props} d="M13 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h6M10 12h10M16.5 8.5 20 12l-3.5 3.5" />
);
export const MailIcon: Icon = (props) => <SvgIcon {...props} d="M4 6h16v12H4ZM4.5 7l7.5 6 7.5-6" />;
export const MenuIcon: Icon = (props) => <SvgIcon {...props} d="M4 7h16M4 12h16M4 17h10" />;
export const MoonIcon: Icon = (props) => <SvgIcon {...props} d="M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z" />;
export const PauseIcon: Icon = (props) => <SvgIcon {...props} d="M9 6v12M15 6v12" />;
export const NextWeekIcon: Icon = (props) => <SvgIcon {...props} d="M4 12h11.5M11 7l5 5-5 5M20 5.5v13" />;
export const PencilIcon: Icon = (props) => (
  <SvgIcon {...props} d="M5 19l.8-3.8L16.5 4.5a1.5 1.5 0 0 1 2.1 0l.9.9a1.5 1.5 0 0 1 0 2.1L8.8 18.2ZM14.5 6.5l3 3" />
);
export const PlanIcon: Icon = (props) => (
  <SvgIcon {...props} d="M4.5 6.5l1.5 1.5 3-3M12 7h8M4.5 12.5 6 14l3-3M12 13h8M5 18.5h3.5M12 18.5h8" />
);
export const PlusIcon: Icon = (props) => <SvgIcon {...props} d="M12 5v14M5 12h14" />;
export const PlayIcon: Icon = (props) => <SvgIcon {...props} isFilled d="M8 5.5v13l10.5-6.5Z" />;
export const QuestionsIcon: Icon = (props) => <SvgIcon {...props} d="M5 5h14v10.5h-7.5L7.5 19v-3.5H5ZM9 9h6M9 12h4" />;
export const ArrowUpIcon: Icon = (props) => <SvgIcon {...props} d="M12 19V6M6.5 11 12 5.5 17.5 11" />;
export const ScreenIcon: Icon = (props) => <SvgIcon {...props} d="M4 5h16v11H4ZM9 20h6M12 16v4" />;
export const SearchIcon: Icon = (props) => (
  <SvgIcon {...props} d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4 4" />
);
export const SettingsIcon: Icon = (props) => (
  <SvgIcon
    {...props}
    d="M4 7h9M17 7h3M15 4.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5ZM4 17h3M11 17h9M9 14.75a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5Z"
  />
);
export const StarIcon: Icon = (props) => (
  <SvgIcon {...props} d="m12 4 2.45 5.1 5.55.75-4.05 3.9 1 5.55L12 16.6 7.05 19.3l1-5.55L4 9.85l5.55-.75Z" />
);
export const StarFilledIcon: Icon = (props) => (
  <SvgIcon {...props} isFilled d="m12 4 2.45 5.1 5.55.75-4.05 3.9 1 5.55L12 16.6 7.05 19.3l1-5.55L4 9.85l5.55-.75Z" />
);
export const StopIcon: Icon = (props) => <SvgIcon {...props} isFilled d="M7 7h10v10H7Z" />;
export const SortIcon: Icon = (props) => <SvgIcon {...props} d="M4 7h10M4 12h7M4 17h4M17.5 6v12M14.5 15l3 3 3-3" />;
export const SunIcon: Icon = (props) => (
  <SvgIcon
    {...props}
    d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1"
  />
);
export const TargetIcon: Icon = (props) => (
  <SvgIcon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 12h.01" />
);
export const TrashIcon: Icon = (props) => (
  <SvgIcon {...props} d="M5 7h14M10 4h4M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />
);
export const WeekIcon: Icon = (props) => <SvgIcon {...props} d="M4 13v5M8 9v9M12 6v12M16 11v7M20 8v10" />;
export const ExternalLinkIcon: Icon = (props) => (
  <SvgIcon {...props} d="M13 5h6v6M19 5l-8.5 8.5M10 6.5H6a1 1 0 0 0-1 1V18a1 1 0 0 0 1 1h10.5a1 1 0 0 0 1-1v-4" />
);
export const UndoIcon: Icon = (props) => <SvgIcon {...props} d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H8" />;
