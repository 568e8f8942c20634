/** What would run if it were anything but text; short enough for any field that has a name in it. */
export const payloads: readonly string[] = [
  '<script>window.__xss=1</script>',
  '"><img src=x onerror=window.__xss=1>',
  '<svg/onload=window.__xss=1>',
  "javascript:window.__xss=1//'",
  '</title><script>window.__xss=1</script>',
  '{{constructor.constructor("window.__xss=1")()}}',
  '\u202e<iframe srcdoc="<script>parent.__xss=1</script>">',
  '<details open ontoggle=window.__xss=1>',
  '<a href="javascript:window.__xss=1" autofocus onfocus=window.__xss=1>x</a>',
  '<math><mtext></style><img src=x onerror=window.__xss=1>',
  '<style>@import "//evil.example/x"</style><link rel=stylesheet href=//evil.example>',
  '" autofocus onfocus=window.__xss=1 x="',
];
