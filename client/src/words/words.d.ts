declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
