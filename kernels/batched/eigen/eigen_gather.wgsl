// eigen_gather: symmetric (Hermitian) matrices of a batch into a workspace, both triangles, scaled by a power of two.
// Storage   lib/batch_problem: of A(i, j) the lower triangle is read, or with p.upper the upper one. X[z p.ld^2 + i + j p.ld] := both, times
//           2^shifts[z], with p.even an even power, which leaves the largest part below 2^21; orders[z]: n, or 0 where there is a NaN or an
//           infinity, and then X is anything
// Mapping   workgroup x -> problem; tiles of SIDE x SIDE through workgroup memory, once for the largest element, once to be written;
//           with SINGLE there is one, which stays in registers. With SPREAD workgroup (x, y) -> problem, tile: eigen_largest has been there
//           and left tops[z]
// Tunables  SIDE (16, 32)  THREADS (64, 256)  SIDE*SIDE is a multiple of THREADS   workgroup bytes size(V)*SIDE*(SIDE + 1) + 4
// Source    tiled transposition
// @use lib/field
const SIDE: u32 = 32u;
const THREADS: u32 = 256u;
const SINGLE: u32 = 0u;
const SPREAD: u32 = 0u;
const LISTED: u32 = 0u;
const SEVERAL: u32 = 1u - SINGLE;
const WHOLE: u32 = 1u - SPREAD;
const EACH: u32 = SIDE * SIDE / THREADS;
const PITCH: u32 = SIDE + 1u;

struct Params {
// @use lib/batch_fields
  ld: u32, // from column to column in the workspace, and from the values of a matrix to those of the next
  upper: u32,
  even: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> X: array<T>;
@group(0) @binding(2) var<storage, read_write> orders: array<u32>;
@group(0) @binding(3) var<storage, read_write> shifts: array<i32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
// @when SPREAD
@group(0) @binding(5) var<storage, read> tops: array<u32>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/binary_scale
// @use lib/sytrd_scale
// @use lib/scaled_element
// @use lib/magnitude
// @use lib/triangle_element
// @use lib/triangle_tile

var<workgroup> tile: array<V, SIDE * PITCH>;
var<workgroup> top: atomic<u32>;

@compute @workgroup_size(THREADS)
fn eigen_gather(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let n = own.n;
  let down = select(own.A.rs, own.A.cs, p.upper != 0u);
  let right = select(own.A.cs, own.A.rs, p.upper != 0u);
  // Neighbours in memory are neighbours among the threads.
  let along = right == 1u;
  // @registers
  var held: array<V, EACH>;
  // @when SPREAD
  let largest = tops[z];
  // @end
  // @when WHOLE
  if (t == 0u) {
    atomicStore(&top, 0u);
  }
  var most = 0u;
  for (var i0 = 0u; i0 < n; i0 += SIDE) {
    for (var j0 = 0u; j0 < i0 + 1u; j0 += SIDE) {
      // @unroll
      for (var s = 0u; s < EACH; s++) {
        let e = t + s * THREADS;
        let i = i0 + select(e % SIDE, e / SIDE, along);
        let j = j0 + select(e / SIDE, e % SIDE, along);
        held[s] = V();
        if ((i < n) & (j <= i)) {
          held[s] = givenElement(A[own.A.off + i * down + j * right], i == j);
        }
        most = max(most, magnitudeBits(held[s]));
      }
    }
  }
  workgroupBarrier();
  atomicMax(&top, most);
  workgroupBarrier();
  let largest = atomicLoad(&top);
  // @end
  // By bits: compilers may assume that there is no NaN.
  let wild = largest >= 0x7f800000u;
  let wanted = select(shiftOf(largest), 0, wild);
  let shift = wanted - (wanted & i32(p.even));
  if ((t == 0u) & (group.y + p.baseY == 0u)) {
    orders[z] = select(n, 0u, wild);
    shifts[z] = shift;
  }
  let first = z * p.ld * p.ld;
  let tiles = (n + SIDE - 1u) / SIDE;
  // With SPREAD a single one.
  let begin = SPREAD * (group.y + p.baseY);
  let end = min(tiles * (tiles + 1u) / 2u, select(0xffffffffu, begin + 1u, SPREAD == 1u));
  for (var y = begin; y < end; y++) {
    var corner = vec2u();
    // @when SEVERAL
    corner = SIDE * tileOf(y);
    // @end
    let i0 = corner.x;
    let j0 = corner.y;
    // @unroll
    for (var s = 0u; s < EACH; s++) {
      let e = t + s * THREADS;
      let ti = select(e % SIDE, e / SIDE, along);
      let tj = select(e / SIDE, e % SIDE, along);
      // @when SEVERAL
      if ((i0 + ti < n) & (j0 + tj <= i0 + ti)) {
        held[s] = givenElement(A[own.A.off + (i0 + ti) * down + (j0 + tj) * right], i0 + ti == j0 + tj);
      }
      // @end
      tile[ti + tj * PITCH] = scaledElement(held[s], shift);
    }
    workgroupBarrier();
    // @unroll
    for (var s = 0u; s < EACH; s++) {
      let e = t + s * THREADS;
      let wi = e % SIDE;
      let wj = e / SIDE;
      let flips = (i0 == j0) & (wj > wi);
      if ((i0 + wi < n) & (j0 + wj < n)) {
        let value = tile[select(wi + wj * PITCH, wj + wi * PITCH, flips)];
        X[first + i0 + wi + (j0 + wj) * p.ld] = narrow(select(value, conj(value), flips));
      }
      if ((i0 != j0) & (j0 + wi < n) & (i0 + wj < n)) {
        X[first + j0 + wi + (i0 + wj) * p.ld] = narrow(conj(tile[wj + wi * PITCH]));
      }
    }
    workgroupBarrier();
  }
}
