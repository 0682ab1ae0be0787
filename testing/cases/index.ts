// Every case, one line each.
import type { Case } from '../lib/case.ts';
import { gemmCase } from './gemm.ts';
import { gesvCase } from './gesv.ts';
import { getrfCase } from './getrf.ts';
import { getrsCase } from './getrs.ts';
import { laswpCase } from './laswp.ts';
import { trsmCase } from './trsm.ts';

export const cases: readonly Case[] = [gemmCase, trsmCase, laswpCase, getrfCase, getrsCase, gesvCase];
