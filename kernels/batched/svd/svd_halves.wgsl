// svd_halves: the halves of the eigenvectors that svd_augment's matrices have, as square matrices whose columns are singular vectors but
// for the last places of their angles.
// Storage   Z(i, j) of problem z at z*ld*ld + i + j*ld, order orders[z] = 2n. Y(i, j), of order o = ld/2, at (z*sides + s)*o*o + i + j*o,
//           s < sides: n rows of sqrt(2) Z from row 0 on, and of -sqrt(2) Z from row n on; of one side the first, or with `right` the
//           second. Beyond n, and where orders[z] = 0, the unit matrix
// Mapping   workgroup (x, y) -> matrix of Y, THREADS*EACH of its elements
// Tunables  THREADS (32..256)  EACH (1..16)
// Source    elementwise
const THREADS: u32 = 256u;
const EACH: u32 = 8u;

struct Params {
  baseX: u32,
  baseY: u32,
  ld: u32,
  sides: u32,
  right: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<f32>;
@group(0) @binding(1) var<storage, read> orders: array<u32>;
@group(0) @binding(2) var<storage, read_write> Y: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn svd_halves(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let z = x / p.sides;
  let isRight = (x % p.sides) + p.right != 0u;
  let n = orders[z] / 2u;
  let order = p.ld / 2u;
  let root = select(0x1.6a09e6p+0f, -0x1.6a09e6p+0f, isRight);
  let begin = z * p.ld * p.ld + select(0u, n, isRight);
  for (var r = 0u; r < EACH; r++) {
    let e = ((group.y + p.baseY) * EACH + r) * THREADS + t;
    let i = e % order;
    let j = e / order;
    if (j >= order) {
      return;
    }
    var value = select(0.0, 1.0, i == j);
    if ((i < n) & (j < n)) {
      value = root * Z[begin + i + j * p.ld];
    }
    Y[x * order * order + e] = value;
  }
}
