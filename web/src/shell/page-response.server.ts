/**
 * A page that is whole. It keeps the bytes beside the response, not in it: a stream around them, read chunk by chunk,
 * cost more than sending them. The web server sends `page` as the body.
 */
export class PageResponse extends Response {
  readonly page: string | Uint8Array;

  constructor(page: string | Uint8Array, init: ResponseInit) {
    super(null, init);
    this.page = page;
  }
}
