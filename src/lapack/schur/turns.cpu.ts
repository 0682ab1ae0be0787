// Reflections and rotations of neighbouring columns or rows on the engine, of matrices that lie in its memory.
import { im, isZero, re } from '../../core/complex.ts';
import type { RealArray } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { turning } from '../../engine/kernels/turns.ts';
import { larfRef } from '../qr/larfg.ref.ts';
import type { Turns } from './turns.ref.ts';

export function turnsOn(e: Engine): Turns {
  const {
    columns3,
    rows3,
    columns2,
    rows2,
    columnsRotated,
    rowsRotated,
    chase,
    sweep,
    exchange,
    chasePairs,
    startPairs,
    sweepPairs,
    movePairs,
    unit,
    left,
    right,
    leftPairs,
    rightPairs,
  } = e.functionsOf(turning);
  const place = (a: RealArray, at: number): number => a.byteOffset + 8 * at;
  return {
    columns3: (a, at, ld, rows, w2, w3, t) => void columns3!(rows, place(a, at), 8 * ld, w2, w3, t),
    rows3: (a, at, ld, cols, w2, w3, t) => void rows3!(cols, place(a, at), 8 * ld, w2, w3, t),
    columns2: (a, at, ld, rows, w2, t) => void columns2!(rows, place(a, at), 8 * ld, w2, t),
    rows2: (a, at, ld, cols, w2, t) => void rows2!(cols, place(a, at), 8 * ld, w2, t),
    rotateColumns: (a, at, ld, rows, c, s) => void columnsRotated!(rows, place(a, at), 8 * ld, c, s),
    rotateRows: (a, at, ld, cols, c, s) => void rowsRotated!(cols, place(a, at), 8 * ld, c, s),
    pairs: {
      chase({ H, k, to, last, right: end, upper, V, filled, rows }, start) {
        const [h, v] = [place(H.data, 2 * H.off), V ? place(V.data, 2 * V.off) : 0];
        const given = [h, 16 * H.ld, k, to, last, end, upper, v, V ? 16 * V.ld : 0, filled, V ? rows : 0] as const;
        if (start) startPairs!(...given, start.top, start.re, start.im);
        else chasePairs!(...given);
      },
      sweep({ H, l, i, right: end, upper, shift, apart, V, rows, eps }) {
        const [h, v] = [place(H.data, 2 * H.off), V ? place(V.data, 2 * V.off) : 0];
        sweepPairs!(h, 16 * H.ld, l, i, end, upper, shift, apart, v, V ? 16 * V.ld : 0, V ? rows : 0, eps);
      },
      move(n, T, rows, Q, from, to) {
        const [t, q] = [place(T.data, 2 * T.off), Q ? place(Q.data, 2 * Q.off) : 0];
        movePairs!(n, t, 16 * T.ld, Q ? rows : 0, q, Q ? 16 * Q.ld : 0, from, to);
      },
    },
    chase({ H, k, to, last, right: end, upper, V, filled, rows }) {
      const [h, v] = [place(H.data, H.off), V ? place(V.data, V.off) : 0];
      chase!(h, 8 * H.ld, k, to, last, end, upper, v, V ? 8 * V.ld : 0, filled, V ? rows : 0);
    },
    sweep({ H, l, i, right: end, upper, shift, apart, V, rows, eps }) {
      const [h, v] = [place(H.data, H.off), V ? place(V.data, V.off) : 0];
      sweep!(h, 8 * H.ld, l, i, upper, end, shift, apart, v, V ? 8 * V.ld : 0, V ? rows : 0, eps);
    },
    exchange(n, T, rows, Q, j, n1, n2, eps) {
      const [t, q] = [place(T.data, T.off), Q ? place(Q.data, Q.off) : 0];
      return exchange!(n, t, 8 * T.ld, Q ? rows : 0, q, Q ? 8 * Q.ld : 0, j, n1, n2, eps) === 1;
    },
    unit(n, { data, off, ld, parts = 1 }) {
      unit!(n, parts, place(data, parts * off), 8 * parts * ld);
    },
    larf(side, m, n, v, off, tau, C) {
      if (isZero(tau)) return;
      const { data, off: first, ld, parts = 1 } = C;
      // Some reflectors lie elsewhere.
      if (v.buffer !== data.buffer) return larfRef(side, m, n, v, off, tau, C);
      const [from, c, bytes] = [place(v, parts * off), place(data, parts * first), 8 * parts * ld];
      if (parts === 1) (side === 'l' ? left : right)!(m, n, from, re(tau), c, bytes);
      else (side === 'l' ? leftPairs : rightPairs)!(m, n, from, re(tau), im(tau), c, bytes);
    },
  };
}
