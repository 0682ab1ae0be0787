// diagonal_rank: rank[offRank] := how many elements on the diagonal of A, which is real, are larger than `tolerance` times the largest one.
// Storage   A[offA + i*(lda + 1)], i < n
// Mapping   one workgroup; thread t -> elements t, t + THREADS, ...
// Tunables  THREADS (32..256)
// Needs     nothing. NaN is told by bits: with one of them the rank is 0
// Source    leastSquares.ref.ts
// @use lib/field
const THREADS: u32 = 64u;

struct Params {
  n: u32,
  tolerance: R,
  offA: u32,
  lda: u32,
  offRank: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> rank: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> most: atomic<u32>;
var<workgroup> count: atomic<u32>;

fn magnitude(i: u32) -> u32 {
  return bitcast<u32>(realPart(widen(A[p.offA + i * (p.lda + 1u)]))) & 0x7fffffffu;
}

@compute @workgroup_size(THREADS)
fn diagonal_rank(@builtin(local_invocation_index) t: u32) {
  // Pipelines are made without the zeros that WGSL promises workgroup memory.
  if (t == 0u) {
    atomicStore(&most, 0u);
    atomicStore(&count, 0u);
  }
  workgroupBarrier();
  // Magnitudes are ordered like their bits, and NaN is the largest of them.
  for (var i = t; i < p.n; i += THREADS) {
    atomicMax(&most, magnitude(i));
  }
  workgroupBarrier();
  let top = atomicLoad(&most);
  // A largest element of infinity leaves none that is larger than it times anything.
  let bound = bitcast<u32>(p.tolerance * bitcast<R>(min(top, 0x7f7fffffu)));
  for (var i = t; i < p.n; i += THREADS) {
    if ((magnitude(i) > bound) & (top < 0x7f800000u)) {
      atomicAdd(&count, 1u);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    rank[p.offRank] = i32(atomicLoad(&count));
  }
}
