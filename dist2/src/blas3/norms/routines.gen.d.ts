export { type LangeArgs, lange, hlange, slange, dlange, clange, zlange } from './lange.gen.ts';
export { type LanheArgs, lanhe, clanhe, zlanhe } from './lanhe.gen.ts';
export { type LansyArgs, lansy, hlansy, slansy, dlansy, clansy, zlansy } from './lansy.gen.ts';
export { type LantrArgs, lantr, hlantr, slantr, dlantr, clantr, zlantr } from './lantr.gen.ts';
