export { type GruBackwardArgs, gruBackward, hgruBackward, sgruBackward, dgruBackward } from './gruBackward.gen.ts';
export { type GruForwardArgs, gruForward, hgruForward, sgruForward, dgruForward } from './gruForward.gen.ts';
export { type LstmBackwardArgs, lstmBackward, hlstmBackward, slstmBackward, dlstmBackward } from './lstmBackward.gen.ts';
export { type LstmForwardArgs, lstmForward, hlstmForward, slstmForward, dlstmForward } from './lstmForward.gen.ts';
