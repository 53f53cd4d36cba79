export { GuestReply } from './guest-reply.tsx';
export { HostReplies } from './host-replies.tsx';
