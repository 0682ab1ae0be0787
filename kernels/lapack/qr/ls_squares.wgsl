// ls_squares: sums of the columns of a matrix, of its elements' squared moduli or of real elements, times a factor that is given in four.
// Storage   A[offA + i + j*lda], m x n; sums[offS + s + j*slices] receives slice s of column j;
//           factors[first], factors[first + 1], each applied twice
// Mapping   workgroup (x, y) -> slice x of column y, `depth` elements; thread -> every THREADS-th of them
// Tunables  THREADS a power of two (64..256)   SQUARE 1: squares, no factor; 0: the elements, with the factors
// Needs     A and sums in different buffers. Sums have a fixed order: equal calls give equal bits
// Source    the residual of LAPACK xGELS: sum of squares of what Q^H B has below R
// @use lib/field
const THREADS: u32 = 256u;
const SQUARE: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  depth: u32,
  slices: u32,
  first: u32,
  offA: u32,
  lda: u32,
  offS: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> factors: array<R>;
@group(0) @binding(2) var<storage, read_write> sums: array<R>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/sum_tree

@compute @workgroup_size(THREADS)
fn ls_squares(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slice = group.x + p.baseX;
  let j = group.y + p.baseY;
  let end = min(p.m, (slice + 1u) * p.depth);
  var sum = 0.0;
  for (var i = slice * p.depth + t; i < end; i += THREADS) {
    let x = widen(A[p.offA + i + j * p.lda]);
    sum += select(realPart(x), squared(x), SQUARE == 1u);
  }
  addUp(t, sum, 1u);
  if (t == 0u) {
    let f = factors[p.first];
    let g = factors[p.first + 1u];
    sums[p.offS + slice + j * p.slices] = select(f * g * totals[0] * f * g, totals[0], SQUARE == 1u);
  }
}
