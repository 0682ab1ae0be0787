// sytrd_settle: brings what sytrd_cooperative has left to S and clears its mail; or, where workgroups had waited in vain, reduces the columns
// by one workgroup alone, in place.
// Storage   S, T, W and mail as sytrd_cooperative has them, S in and out, rows of S and W in vec4f: n, offS, lds and ldw are counted so.
//           mail[0] stays as it is: whoever has waited in vain once does not wait again
// Mapping   workgroup (x, y) -> THREADS vectors of rows, columns y, y + as many as there are y, ...; to do it alone the first workgroup,
//           THREADS vectors at a time. All clear the mail together
// Tunables  THREADS  MOST rows; workgroup bytes 8*MOST + 4*THREADS + 4
// Needs     4*n <= MOST
// Source    LAPACK xSYTD2, xLARFG
const THREADS: u32 = 256u;
const MOST: u32 = 2048u;
const HEAD: u32 = 4u;

struct Params {
  n: u32,
  columns: u32,
  isLast: u32,
  offS: u32,
  lds: u32,
  ldw: u32,
  offT: u32,
  ldt: u32,
  letters: u32, // words of mail
}
@group(0) @binding(0) var<storage, read_write> S: array<vec4f>;
@group(0) @binding(1) var<storage, read> W: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> T: array<f32>;
@group(0) @binding(3) var<storage, read_write> mail: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/householder
// @use lib/sum_of_all
// @use lib/lost_mail

const LINE: vec4u = vec4u(0u, 1u, 2u, 3u);
// Zeros above the row of the reflector's 1.
var<workgroup> v: array<vec4f, MOST / 4u>;
var<workgroup> w: array<vec4f, MOST / 4u>;

fn alone(t: u32) {
  for (var j = 0u; j < p.columns; j++) {
    let first = j + 1u;
    let top = first / 4u;
    let column = p.offS + j * p.lds;
    var squares = 0.0;
    for (var q = top + t; q < p.n; q += THREADS) {
      let x = select(vec4f(), S[column + q], 4u * q + LINE > vec4u(first));
      squares += dot(x, x);
    }
    let h = reflector(S[column + top][first % 4u], sumOfAll(t, squares));
    if (t == 0u) {
      T[p.offT + j] = S[column + j / 4u][j % 4u];
      T[p.ldt + p.offT + j] = h.beta;
      T[2u * p.ldt + p.offT + j] = h.tau;
    }
    // The diagonal has been read before its vector is written.
    workgroupBarrier();
    for (var q = top + t; q < p.n; q += THREADS) {
      let i = 4u * q + LINE;
      let x = S[column + q];
      let ofReflector = select(h.scale * x, vec4f(1.0), i == vec4u(first));
      v[q] = select(vec4f(), ofReflector, i >= vec4u(first));
      S[column + q] = select(x, ofReflector, i >= vec4u(first));
    }
    workgroupBarrier();
    // Columns by fours, those in front of the first one weighted by zeros.
    var share = 0.0;
    for (var q = top + t; q < p.n; q += THREADS) {
      var product = vec4f();
      for (var c = top; c < p.n; c++) {
        let at = p.offS + q + 4u * c * p.lds;
        let weights = v[c];
        product += S[at] * weights.x + S[at + p.lds] * weights.y;
        product += S[at + 2u * p.lds] * weights.z + S[at + 3u * p.lds] * weights.w;
      }
      product = select(vec4f(), product, 4u * q + LINE >= vec4u(first));
      w[q] = product;
      share += dot(product, v[q]);
    }
    let half = -0.5 * h.tau * h.tau * sumOfAll(t, share);
    for (var q = top + t; q < p.n; q += THREADS) {
      w[q] = h.tau * w[q] + half * v[q];
    }
    workgroupBarrier();
    for (var q = top + t; q < p.n; q += THREADS) {
      for (var c = top; c < p.n; c++) {
        let at = p.offS + q + 4u * c * p.lds;
        // @unroll
        for (var k = 0u; k < 4u; k++) {
          S[at + k * p.lds] -= v[q] * w[c][k] + w[q] * v[c][k];
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
  }
  if (p.isLast == 1u && t == 0u) {
    T[p.offT + p.columns] = S[p.offS + p.columns * p.lds + p.columns / 4u][p.columns % 4u];
  }
}

@compute @workgroup_size(THREADS)
fn sytrd_settle(
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) grid: vec3u,
  @builtin(local_invocation_index) t: u32,
) {
  if (isLost((group.x + group.y * grid.x) * THREADS + t, grid.x * grid.y * THREADS, p.letters, t)) {
    if (group.x + group.y == 0u) {
      alone(t);
    }
    return;
  }
  let q = group.x * THREADS + t;
  for (var c = group.y; c < 4u * p.n; c += grid.y) {
    let begin = min(c + 1u, p.columns);
    if (q < p.n && 4u * q + 3u >= begin && (c < p.columns || p.isLast == 0u)) {
      let at = p.offS + q + c * p.lds;
      S[at] = select(S[at], W[q + c * p.ldw], 4u * q + LINE >= vec4u(begin));
    }
  }
}
