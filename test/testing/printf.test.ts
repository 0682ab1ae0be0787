import { describe, expect, it } from 'vitest';
import { ABSENT_GFLOPS, errorCell, exponent, fixed, gflopsCell, integer } from '../../testing/lib/printf.ts';

describe('printf cells', () => {
  it('prints %7.2f as C does', () => {
    expect(fixed(0, 7, 2)).toBe('   0.00');
    expect(fixed(1234.567, 7, 2)).toBe('1234.57');
    expect(fixed(123456.789, 7, 2)).toBe('123456.79');
    expect(fixed(-0.004, 7, 2)).toBe('  -0.00');
    expect(fixed(Number.NaN, 7, 2)).toBe('    nan');
    expect(fixed(Infinity, 7, 2)).toBe('    inf');
    expect(fixed(-Infinity, 7, 2)).toBe('   -inf');
    expect(fixed(1e22, 7, 1)).toBe('10000000000000000000000.0');
    expect(fixed(-3e21, 0, 0)).toBe('-3000000000000000000000');
  });

  it('prints %5d', () => {
    expect(integer(42, 5)).toBe('   42');
    expect(integer(123456, 5)).toBe('123456');
  });

  it('prints %8.2e with a two-digit exponent', () => {
    expect(exponent(1.234e-7, 8, 2)).toBe('1.23e-07');
    expect(exponent(0, 8, 2)).toBe('0.00e+00');
    expect(exponent(9.999e9, 8, 2)).toBe('1.00e+10');
    expect(exponent(1e-300, 8, 2)).toBe('1.00e-300');
    expect(exponent(Number.NaN, 8, 2)).toBe('     nan');
    expect(exponent(-Infinity, 8, 2)).toBe('    -inf');
  });

  it('keeps the width of a Gflop/s cell when it is absent', () => {
    expect(gflopsCell(12.345, 6.789)).toBe('  12.35 (   6.79)');
    expect(gflopsCell()).toBe('  ---   (  ---  )');
    expect(gflopsCell(1)).toBe(ABSENT_GFLOPS);
    expect(ABSENT_GFLOPS).toHaveLength(gflopsCell(1, 1).length);
    expect(errorCell()).toHaveLength(errorCell(1e-7).length);
    expect(errorCell(Number.NaN)).toBe('     nan');
  });
});
