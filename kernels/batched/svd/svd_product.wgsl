// svd_product: products of the packed matrices of svd_scale, which have zeros beyond their sizes, all of order ld: D := P^T P, or with
// TURNS P times eigenvectors, those of the largest values first.
// Storage   P, Z and D of problem z from z*ld*ld on, in columns of ld elements. TURNS: D(i, j) := sum over k of P(i, k) Z(k, n-1-j), n =
//           orders[z], and zeros beyond n columns
// Mapping   workgroup (x, y) -> problem, tile of 64 x 64 of D: a thread has 4 x 4 elements
// Tunables  TURNS; 256 threads, workgroup bytes = 8320
// Needs     sums are in the order of k
// Source    tiled product
const TURNS: u32 = 0u;
const GRAM: u32 = 1u - TURNS;
const TILE: u32 = 64u;
const DEPTH: u32 = 16u;
const PITCH: u32 = TILE + 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  ld: u32,
  tilesDown: u32,
}
@group(0) @binding(0) var<storage, read> P: array<f32>;
// @when TURNS
@group(0) @binding(1) var<storage, read> Z: array<f32>;
@group(0) @binding(2) var<storage, read> orders: array<u32>;
// @end
@group(0) @binding(3) var<storage, read_write> D: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;

var<workgroup> left: array<f32, DEPTH * PITCH>;
var<workgroup> right: array<f32, DEPTH * PITCH>;

@compute @workgroup_size(256)
fn svd_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * TILE;
  let col0 = y / p.tilesDown * TILE;
  let ld = p.ld;
  let first = z * ld * ld;
  var n = ld;
  // @when TURNS
  n = orders[z];
  // @end
  let ti = t % 16u;
  let tj = t / 16u;
  // @registers
  var sum: array<f32, 16>;
  for (var k0 = 0u; k0 < ld; k0 += DEPTH) {
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < 4u; r++) {
      // @when GRAM
      let k = k0 + ti;
      let c = tj + 16u * r;
      let inside = k < ld;
      var a = 0.0;
      if (inside & (row0 + c < ld)) {
        a = P[first + k + (row0 + c) * ld];
      }
      left[ti * PITCH + c] = a;
      var b = 0.0;
      if (inside & (col0 + c < ld)) {
        b = P[first + k + (col0 + c) * ld];
      }
      right[ti * PITCH + c] = b;
      // @end
      // @when TURNS
      let i = t % TILE;
      let l = t / TILE + 4u * r;
      var a = 0.0;
      if ((k0 + l < n) & (row0 + i < ld)) {
        a = P[first + row0 + i + (k0 + l) * ld];
      }
      left[l * PITCH + i] = a;
      let k = k0 + ti;
      let c = tj + 16u * r;
      var b = 0.0;
      if ((k < n) & (col0 + c < n)) {
        b = Z[first + k + (n - 1u - col0 - c) * ld];
      }
      right[ti * PITCH + c] = b;
      // @end
    }
    workgroupBarrier();
    for (var k = 0u; k < DEPTH; k++) {
      // @registers
      var a: array<f32, 4>;
      // @registers
      var b: array<f32, 4>;
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        a[r] = left[k * PITCH + ti + 16u * r];
        b[r] = right[k * PITCH + tj + 16u * r];
      }
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          sum[4u * c + r] = fma(a[r], b[c], sum[4u * c + r]);
        }
      }
    }
  }
  // @unroll
  for (var r = 0u; r < 4u; r++) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let i = row0 + ti + 16u * r;
      let j = col0 + tj + 16u * c;
      if ((i < ld) & (j < ld)) {
        D[first + i + j * ld] = sum[4u * c + r];
      }
    }
  }
}
