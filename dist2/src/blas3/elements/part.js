export const partCode = { f: 0, l: 1, u: 2 };
