// gemm_sum: C := alpha (sum of the slices of W) + beta C, behind a product that was computed into workspace,
// in slices of its depth or whole.
// Storage   slice s has W[s*strideW + i + j*ldw], C[offC + i + j*ldc]  (i < m, j < n)
// Mapping   workgroup (x) -> `cells` elements of C in column-major order (a power of two up to THREADS); thread -> one element, every
//           THREADS/cells-th slice; then a tree
// Tunables  THREADS (a power of two)  DEPTH slices in flight per thread   T, of which C is, V COMPLEX: lib/field
//           EPILOGUE 1: gemm_epilogue  workgroup bytes = THREADS*4, of complex C THREADS*8
// Needs     m n below 2^32. beta = 0 never reads C. Loads are made whatever the slice, at one that exists, so that they overlap.
// Source    as gemv_sum: a sum in a fixed order, so that the same call gives the same bits
// @use lib/field
const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  slices: u32,
  cells: u32,
  ldw: u32,
  strideW: u32,
  offC: u32,
  ldc: u32,
  alpha: V,
  beta: V,
// @use lib/gemm_epilogue_fields
}
@group(0) @binding(0) var<storage, read> W: array<V>;
@group(0) @binding(1) var<storage, read_write> C: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @when EPILOGUE
alias Element = T;
// @end
// @use lib/gemm_epilogue_one

var<workgroup> sums: array<V, THREADS>;

@compute @workgroup_size(THREADS)
fn gemm_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let cell = (group.x + p.baseX) * p.cells + t % p.cells;
  let here = min(cell, p.m * p.n - 1u);
  let i = here % p.m;
  let j = here / p.m;
  let step = THREADS / p.cells;
  var sum = V();
  // @registers
  var w: array<V, DEPTH>;
  for (var s = t / p.cells; s < p.slices; s += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      w[u] = W[min(s + u * step, p.slices - 1u) * p.strideW + i + j * p.ldw];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum += select(V(), w[u], s + u * step < p.slices);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.cells; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < p.cells) & (cell < p.m * p.n)) {
    let at = p.offC + i + j * p.ldc;
    var value = mul(p.alpha, sums[t]);
    if (!isZeroV(p.beta)) {
      value = mad(p.beta, widen(C[at]), value);
    }
    // @when EPILOGUE
    value = epilogue(value, i, j);
    // @end
    C[at] = narrow(value);
  }
}
