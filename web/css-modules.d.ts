/** Each class is an export of its own, so that the build writes the names where they are used. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
