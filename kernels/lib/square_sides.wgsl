// A thread's elements, columns of four rows, into the left and the right factor.
fn putLeft(base: u32, tx: u32, ty: u32, c0: vec4f, c1: vec4f, c2: vec4f, c3: vec4f) {
  let at = base + 4u * ty * NX + tx;
  L[at] = c0;
  L[at + NX] = c1;
  L[at + 2u * NX] = c2;
  L[at + 3u * NX] = c3;
}
fn putRight(base: u32, tx: u32, ty: u32, c0: vec4f, c1: vec4f, c2: vec4f, c3: vec4f) {
  let at = base + 4u * tx * NX + (tx + ty) % NX;
  R[at] = vec4f(c0.x, c1.x, c2.x, c3.x);
  R[at + NX] = vec4f(c0.y, c1.y, c2.y, c3.y);
  R[at + 2u * NX] = vec4f(c0.z, c1.z, c2.z, c3.z);
  R[at + 3u * NX] = vec4f(c0.w, c1.w, c2.w, c3.w);
}
