// Operands by their names: leading dimensions, increments, and what has been left out.
import { describe, expect, it } from 'vitest';
import { elementsOf, onDevice, onHost } from '../../src/runtime/operands.ts';
import { contexts } from '../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it('names say what belongs to an operand', async () => {
    const [A, AF] = [context.alloc('d', 30), context.alloc('d', 30)];
    const [x, c, ipiv] = [context.alloc('d', 9), context.alloc('d', 5), context.alloc('i', 4)];
    const given = { n: 3, A: A.at(2), lda: 5, AF, ldaf: 4, ldc: 7, x, incx: -2, c, ipiv: ipiv.at(1), info: undefined };
    const call: Omit<typeof given, 'info'> & { info: typeof ipiv | undefined } = given;
    const device = onDevice(call);
    expect(device.A).toEqual({ data: A, off: 2, ld: 5 });
    expect(device.AF).toEqual({ data: AF, off: 0, ld: 4 });
    expect(device.x).toEqual({ data: x, off: 0, ld: -2 });
    // A vector is not C, and has no ldc.
    expect(device.c).toEqual({ data: c, off: 0, ld: 1 });
    expect([device.n, device.info]).toEqual([3, undefined]);
    const host = await onHost(call, { A: 'write', ipiv: 'read', info: 'write?' });
    expect([host.A.off, host.A.ld, host.A.data.length]).toEqual([2, 5, 30]);
    expect([...elementsOf(host.ipiv, 2)]).toEqual([0, 0]);
    expect(host.info).toBeUndefined();
    for (const buffer of [A, AF, x, c, ipiv]) buffer.dispose();
  });
});
