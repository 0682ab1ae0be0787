// Memory by size class, on a device that only counts.
import { describe, expect, test } from 'vitest';
import { OutOfMemoryError, UnsupportedError } from '../../src/core/errors.ts';
import { BufferPool, sizeClass } from '../../src/runtime/pool.ts';
import { mulberry32 } from '../lib/rng.ts';

const MIB = 2 ** 20;

/** A device with 1 GiB bindings whose allocations fail as long as `full` says so. */
function fakeDevice() {
  const log = { made: 0, destroyed: 0, full: false };
  const device = {
    limits: { maxStorageBufferBindingSize: 1024 * MIB, maxBufferSize: 2048 * MIB },
    pushErrorScope: () => {},
    popErrorScope: () => Promise.resolve(log.full ? { message: 'full' } : null),
    createBuffer: ({ size }: { size: number }) => {
      log.made++;
      return { size, destroy: () => log.destroyed++ };
    },
  };
  return { log, device: device as unknown as GPUDevice };
}

function makePool() {
  const { log, device } = fakeDevice();
  const errors: Error[] = [];
  return { log, errors, pool: new BufferPool({ device, owned: true }, (error) => errors.push(error)) };
}

describe('size classes', () => {
  test('waste at most 12.5 %, are multiples of 16, and grow with the size', () => {
    const rng = mulberry32(3);
    const sizes = Array.from({ length: 5000 }, (_, k) => (k < 3000 ? k + 257 : Math.ceil(2 ** (9 + 30 * rng()))));
    for (const bytes of sizes) {
      const size = sizeClass(bytes);
      if (!(size >= bytes && (size - bytes) / bytes < 0.125 && size % 16 === 0)) expect.fail(`${bytes}: ${size}`);
      if (sizeClass(size) !== size) expect.fail(`${size} is in another class than itself`);
    }
    expect([0, 1, 16, 256].map(sizeClass)).toEqual([256, 256, 256, 256]);
  });

  test('are eight per octave', () => {
    const classes = new Set(Array.from({ length: MIB / 64 }, (_, k) => sizeClass(MIB + 64 * (k + 1))));
    expect(classes.size).toBe(8);
  });
});

describe('the pool', () => {
  test('gives a released buffer to the next request of its class, and says that it is not new', () => {
    const { pool, log } = makePool();
    const first = pool.take(1000);
    expect(first.isNew).toBe(true);
    pool.release(first.buffer, (destroy) => destroy());
    expect(pool.take(5000).isNew).toBe(true);
    expect(pool.take(1010)).toEqual({ buffer: first.buffer, isNew: false });
    expect(pool.take(1010).isNew).toBe(true);
    expect([log.made, log.destroyed, pool.live]).toEqual([3, 0, 3]);
  });

  test('destroys what is released above 256 MiB of idle memory, once the commands that use it are submitted', () => {
    const { pool, log } = makePool();
    const taken = Array.from({ length: 5 }, () => pool.take(64 * MIB).buffer);
    const order: string[] = [];
    for (const buffer of taken)
      pool.release(buffer, (destroy) => {
        order.push(`submit before ${log.destroyed}`);
        destroy();
      });
    expect(order).toEqual(['submit before 0']);
    expect([log.destroyed, pool.live]).toEqual([1, 4]);
    expect(pool.take(64 * MIB).isNew).toBe(false);
  });

  test('destroys what has been idle longest, so that calls of another size than those before find their workspace again', () => {
    const { pool, log } = makePool();
    const call = (...sizes: number[]): void => {
      const taken = sizes.map((mib) => pool.take(mib * MIB).buffer);
      for (const buffer of taken) pool.release(buffer, (destroy) => destroy());
    };
    call(16, 36, 16, 80);
    call(24, 48, 24, 96);
    const { made } = log;
    call(24, 48, 24, 96);
    expect([log.made, log.destroyed > 0]).toEqual([made, true]);
  });

  test('keeps as much idle memory as is in use, until that is given back', () => {
    const { pool, log } = makePool();
    const [operand, workspace] = [pool.take(512 * MIB).buffer, pool.take(512 * MIB).buffer];
    pool.release(workspace, (destroy) => destroy());
    expect(log.destroyed).toBe(0);
    expect(pool.take(512 * MIB)).toEqual({ buffer: workspace, isNew: false });
    pool.release(workspace, (destroy) => destroy());
    const small = pool.take(64 * MIB).buffer;
    pool.release(operand, (destroy) => destroy());
    expect([log.destroyed, pool.live]).toEqual([2, 1]);
    pool.release(small, (destroy) => destroy());
    expect([log.destroyed, pool.live]).toEqual([2, 1]);
  });

  test('refuses more than a binding can hold, with the limit and a way out', () => {
    const { pool, log } = makePool();
    expect(() => pool.take(1024 * MIB + 16)).toThrow(UnsupportedError);
    expect(() => pool.take(2 ** 53)).toThrow(/maxStorageBufferBindingSize.*1073741824.*split the problem/);
    expect(log.made).toBe(0);
    expect(pool.take(1024 * MIB).buffer.size).toBe(1024 * MIB);
  });

  test('reports a lack of memory and never hands the failed buffer out again', async () => {
    const { pool, log, errors } = makePool();
    log.full = true;
    const { buffer } = pool.take(MIB);
    await Promise.resolve();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toBeInstanceOf(OutOfMemoryError);
    pool.release(buffer, (destroy) => destroy());
    expect([pool.live, log.destroyed]).toEqual([0, 1]);
    // Released before the device's answer came: found out when it is taken.
    const early = pool.take(MIB).buffer;
    pool.release(early, (destroy) => destroy());
    await Promise.resolve();
    log.full = false;
    const next = pool.take(MIB);
    expect(next.isNew).toBe(true);
    expect(next.buffer).not.toBe(early);
    expect(pool.live).toBe(1);
  });
});
