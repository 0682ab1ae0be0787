// zero_diagonal: info[offInfo] := the 1-based index of the first element on the diagonal of A that is exactly zero, 0 if there is none.
// Storage   A[offA + i*(lda + 1)], i < n
// Mapping   one workgroup; thread t -> elements t, t + THREADS, ...
// Tunables  THREADS (32..256)  T the bits of an element   DOUBLE 1: T are the words of one number, the lower first  DOUBLES 1: two of them
// Source    LAPACK xTRTRS: the check that comes before a solve
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

// Zero, whatever its sign. By bits, because a comparison may take subnormal numbers for zero; of complex numbers both parts.
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

// Elements from the first zero to the end: the most of all threads; 0 if there is no zero.
var<workgroup> rest: atomic<u32>;

@compute @workgroup_size(THREADS)
fn zero_diagonal(@builtin(local_invocation_index) t: u32) {
  // Pipelines are made without the zeros that WGSL promises workgroup memory.
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
