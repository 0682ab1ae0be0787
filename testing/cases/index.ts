// Every case, one line each.
import type { Case } from '../lib/case.ts';
import { dgmmCase } from './dgmm.ts';
import { geaddCase } from './geadd.ts';
import { geamCase } from './geam.ts';
import { gemmCase } from './gemm.ts';
import { gemmtrCase } from './gemmtr.ts';
import { gemvCase } from './gemv.ts';
import { gerCase } from './ger.ts';
import { gesvCase } from './gesv.ts';
import { getrfCase } from './getrf.ts';
import { getrsCase } from './getrs.ts';
import { lacpyCase } from './lacpy.ts';
import { lasclCase } from './lascl.ts';
import { lasetCase } from './laset.ts';
import { laswpCase } from './laswp.ts';
import { symmCase } from './symm.ts';
import { symmetrizeCase } from './symmetrize.ts';
import { symvCase } from './symv.ts';
import { syrCase } from './syr.ts';
import { syr2Case } from './syr2.ts';
import { syr2kCase } from './syr2k.ts';
import { syrkCase } from './syrk.ts';
import { transposeCase } from './transpose.ts';
import { transposeInplaceCase } from './transposeInplace.ts';
import { trmmCase } from './trmm.ts';
import { trmvCase } from './trmv.ts';
import { trsmCase } from './trsm.ts';
import { trsvCase } from './trsv.ts';

export const cases: readonly Case[] = [
  gemvCase,
  gerCase,
  symvCase,
  syrCase,
  syr2Case,
  trmvCase,
  trsvCase,
  gemmCase,
  gemmtrCase,
  symmCase,
  syrkCase,
  syr2kCase,
  trmmCase,
  trsmCase,
  lacpyCase,
  lasetCase,
  lasclCase,
  transposeCase,
  transposeInplaceCase,
  geaddCase,
  geamCase,
  dgmmCase,
  symmetrizeCase,
  laswpCase,
  getrfCase,
  getrsCase,
  gesvCase,
];
