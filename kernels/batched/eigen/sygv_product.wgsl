// sygv_product: products of symmetric (Hermitian) matrices, or of vectors, in a workspace with the Cholesky factors beside them.
// Storage   L's lower triangle, X and C packed: matrix z from z p.ld^2 on, p.ld from column to column, orders[z] rows of it.
//           C := X^H L, or with BACK L X
// Mapping   workgroup (x, y) -> problem, tile of SIDE x SIDE of C; thread -> 2 x 2 of its elements, half a tile apart
// Tunables  SIDE (16, 32)   workgroup bytes 2*size(V)*SIDE*(SIDE + 1)
// Source    tiled product; the triangle's zeros are left out by tiles
// @use lib/field
const SIDE: u32 = 32u;
const BACK: u32 = 0u;
const FORTH: u32 = 1u - BACK;
const HALF: u32 = SIDE / 2u;
const THREADS: u32 = HALF * HALF;
const PITCH: u32 = SIDE + 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  ld: u32,
  tilesDown: u32,
}
@group(0) @binding(0) var<storage, read> L: array<T>;
@group(0) @binding(1) var<storage, read> X: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<storage, read> orders: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// Element (k, i) of the first factor's transpose, and (k, j) of the second one, at k + i*PITCH.
var<workgroup> left: array<V, SIDE * PITCH>;
var<workgroup> right: array<V, SIDE * PITCH>;

@compute @workgroup_size(THREADS)
fn sygv_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let n = orders[z];
  let i0 = y % p.tilesDown * SIDE;
  let j0 = y / p.tilesDown * SIDE;
  if ((i0 >= n) | (j0 >= n)) {
    return;
  }
  let first = z * p.ld * p.ld;
  let ti = t % HALF;
  let tj = t / HALF;
  // @when REAL
  var sums = vec4f();
  // @end
  // @when COMPLEX
  var sums: array<V, 4>;
  // @end
  // L(k, j) is zero above j, L(i, k) behind i.
  let begin = select(j0, 0u, BACK == 1u);
  let end = select(n, min(n, i0 + SIDE), BACK == 1u);
  for (var k0 = begin; k0 < end; k0 += SIDE) {
    for (var e = t; e < SIDE * SIDE; e += THREADS) {
      let a = e % SIDE;
      let b = e / SIDE;
      // @when BACK
      left[b + a * PITCH] = V();
      if ((i0 + a < n) & (k0 + b <= i0 + a)) {
        left[b + a * PITCH] = widen(L[first + i0 + a + (k0 + b) * p.ld]);
      }
      right[a + b * PITCH] = V();
      if ((k0 + a < n) & (j0 + b < n)) {
        right[a + b * PITCH] = widen(X[first + k0 + a + (j0 + b) * p.ld]);
      }
      // @end
      // @when FORTH
      left[a + b * PITCH] = V();
      if ((k0 + a < n) & (i0 + b < n)) {
        left[a + b * PITCH] = conj(widen(X[first + k0 + a + (i0 + b) * p.ld]));
      }
      right[a + b * PITCH] = V();
      if ((k0 + a < n) & (j0 + b <= k0 + a)) {
        right[a + b * PITCH] = widen(L[first + k0 + a + (j0 + b) * p.ld]);
      }
      // @end
    }
    workgroupBarrier();
    for (var k = 0u; k < SIDE; k++) {
      // @when REAL
      let u = vec2<R>(left[k + ti * PITCH], left[k + (ti + HALF) * PITCH]);
      let v = vec2<R>(right[k + tj * PITCH], right[k + (tj + HALF) * PITCH]);
      sums += u.xyxy * v.xxyy;
      // @end
      // @when COMPLEX
      let upper = left[k + ti * PITCH];
      let lower = left[k + (ti + HALF) * PITCH];
      let near = right[k + tj * PITCH];
      let far = right[k + (tj + HALF) * PITCH];
      sums[0] = mad(upper, near, sums[0]);
      sums[1] = mad(lower, near, sums[1]);
      sums[2] = mad(upper, far, sums[2]);
      sums[3] = mad(lower, far, sums[3]);
      // @end
    }
    workgroupBarrier();
  }
  for (var s = 0u; s < 4u; s++) {
    let i = i0 + ti + s % 2u * HALF;
    let j = j0 + tj + s / 2u * HALF;
    if ((i < n) & (j < n)) {
      C[first + i + j * p.ld] = narrow(sums[s]);
    }
  }
}
