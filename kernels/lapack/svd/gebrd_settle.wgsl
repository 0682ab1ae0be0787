// gebrd_settle: brings what gebrd_cooperative has left to S and clears its mail; or, where workgroups had waited in vain, reduces the columns
// and rows by one workgroup alone, in place.
// Storage   S, beside, tauQ, tauP, W and mail as gebrd_cooperative has them, S in and out, rows of S and W in vec4f: offS, lds and ldw are
//           counted so. mail[0] stays as it is: whoever has waited in vain once does not wait again
// Mapping   workgroup (x, y) -> THREADS vectors of rows, columns y, y + as many as there are y, ...; to do it alone the first workgroup,
//           THREADS vectors or columns at a time. All clear the mail together
// Tunables  THREADS  MOST rows; workgroup bytes 8*MOST + 4*THREADS + 4
// Needs     n <= m <= MOST; rows of S behind the m-th, up to a multiple of four, are zeros
// Source    LAPACK xGEBD2, xLARFG
const THREADS: u32 = 256u;
const MOST: u32 = 1024u;
const HEAD: u32 = 4u;

struct Params {
  m: u32,
  n: u32,
  columns: u32,
  offS: u32,
  lds: u32,
  ldw: u32,
  first: u32,
  letters: u32, // words of mail
}
@group(0) @binding(0) var<storage, read_write> S: array<vec4f>;
@group(0) @binding(1) var<storage, read> W: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> beside: array<f32>;
@group(0) @binding(3) var<storage, read_write> tauQ: array<f32>;
@group(0) @binding(4) var<storage, read_write> tauP: array<f32>;
@group(0) @binding(5) var<storage, read_write> mail: array<u32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/householder
// @use lib/sum_of_all
// @use lib/lost_mail

const LINE: vec4u = vec4u(0u, 1u, 2u, 3u);
// A vector of rows, and one of columns, zeros in front.
var<workgroup> ofRows: array<vec4f, MOST / 4u>;
var<workgroup> ofColumns: array<f32, MOST>;

fn element(k: u32, j: u32) -> f32 {
  return S[p.offS + k / 4u + j * p.lds][k % 4u];
}

fn put(k: u32, j: u32, value: f32) {
  S[p.offS + k / 4u + j * p.lds][k % 4u] = value;
}

// S := S - ofRows ofColumns^T from the column `next` on.
fn update(t: u32, next: u32) {
  let vectors = (p.m + 3u) / 4u;
  for (var q = next / 4u + t; q < vectors; q += THREADS) {
    let left = ofRows[q];
    for (var j = next; j < p.n; j++) {
      S[p.offS + q + j * p.lds] -= left * ofColumns[j];
    }
  }
  storageBarrier();
  workgroupBarrier();
}

fn alone(t: u32) {
  let vectors = (p.m + 3u) / 4u;
  for (var i = 0u; i < p.columns; i++) {
    let next = i + 1u;
    let top = i / 4u;
    let column = p.offS + i * p.lds;
    var squares = 0.0;
    for (var q = top + t; q < vectors; q += THREADS) {
      let z = select(vec4f(), S[column + q], 4u * q + LINE > vec4u(i));
      squares += dot(z, z);
    }
    let h = reflector(element(i, i), sumOfAll(t, squares));
    for (var q = top + t; q < vectors; q += THREADS) {
      let k = 4u * q + LINE;
      let z = S[column + q];
      ofRows[q] = select(vec4f(), h.scale * z, k > vec4u(i));
      S[column + q] = select(z, h.scale * z, k > vec4u(i));
    }
    if (t == 0u) {
      beside[2u * (p.first + i)] = h.beta;
      tauQ[p.first + i] = h.tau;
    }
    storageBarrier();
    workgroupBarrier();
    if (next == p.n) {
      return;
    }
    // y, and what is left of the row
    var rest = 0.0;
    for (var j = next + t; j < p.n; j += THREADS) {
      var product = vec4f();
      for (var q = top; q < vectors; q++) {
        product += S[p.offS + q + j * p.lds] * ofRows[q];
      }
      let row = element(i, j);
      let y = h.tau * (row + dot(product, vec4f(1.0)));
      ofColumns[j] = y;
      put(i, j, row - y);
      rest = fma(select(0.0, row - y, j > next), row - y, rest);
    }
    storageBarrier();
    workgroupBarrier();
    update(t, next);
    let g = reflector(element(i, next), sumOfAll(t, rest));
    for (var j = next + t; j < p.n; j += THREADS) {
      let r = element(i, j);
      ofColumns[j] = select(g.scale * r, 1.0, j == next);
      if (j > next) {
        put(i, j, g.scale * r);
      }
    }
    if (t == 0u) {
      beside[2u * (p.first + i) + 1u] = g.beta;
      tauP[p.first + i] = g.tau;
    }
    storageBarrier();
    workgroupBarrier();
    for (var q = next / 4u + t; q < vectors; q += THREADS) {
      var product = vec4f();
      for (var j = next; j < p.n; j++) {
        product += S[p.offS + q + j * p.lds] * ofColumns[j];
      }
      ofRows[q] = select(vec4f(), g.tau * product, 4u * q + LINE > vec4u(i));
    }
    workgroupBarrier();
    update(t, next);
  }
}

@compute @workgroup_size(THREADS)
fn gebrd_settle(
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
  if (4u * q >= p.m) {
    return;
  }
  let k = 4u * q + LINE;
  for (var j = group.y; j < p.n; j += grid.y) {
    // The vectors of Q below the diagonal, of P right of what is beside it, and what is left.
    let ofQ = vec4u(j) < min(k, vec4u(p.columns));
    let ofP = k + 1u < min(vec4u(j), vec4u(p.columns + 1u));
    let ofRest = min(k, vec4u(j)) >= vec4u(p.columns);
    let at = p.offS + q + j * p.lds;
    S[at] = select(S[at], W[q + j * p.ldw], (ofQ | ofP | ofRest) & (k < vec4u(p.m)));
  }
}
