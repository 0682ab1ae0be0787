// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
export const zero_diagonal = `
alias T = u32;
const THREADS: u32 = 64u;
const DOUBLE: u32 = 0u;
const DOUBLES: u32 = 0u;
const SINGLE: u32 = 1u - DOUBLE - DOUBLES;
struct Params {
  n: u32,
  offA: u32,
  lda: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
fn isZero(x: T) -> bool {
  // @when SINGLE
  return all((x & T(0x7fffffffu)) == T(0u));
  // @end
  // @when DOUBLE
  return all((x & T(0xffffffffu, 0x7fffffffu)) == T(0u));
  // @end
  // @when DOUBLES
  return all((x & T(0xffffffffu, 0x7fffffffu, 0xffffffffu, 0x7fffffffu)) == T(0u));
  // @end
}
var<workgroup> rest: atomic<u32>;
@compute @workgroup_size(THREADS)
fn zero_diagonal(@builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    atomicStore(&rest, 0u);
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    if (isZero(A[p.offA + i * (p.lda + 1u)])) {
      atomicMax(&rest, p.n - i);
      break;
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let most = atomicLoad(&rest);
    info[p.offInfo] = select(i32(p.n - most + 1u), 0, most == 0u);
  }
}
`;
